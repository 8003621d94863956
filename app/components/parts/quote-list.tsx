import type { Testimonial } from '#app/content/testimonials.ts'

import styles from './quote-list.module.css'

type QuoteListProps = {
  testimonials: readonly Testimonial[]
  /** Whether a client has not said these words yet, which the page then says. */
  isSample: (testimonial: Testimonial) => boolean
}

/** What clients say, each under a lettered triangle: role, district, words. */
export function QuoteList({ testimonials, isSample }: QuoteListProps) {
  return (
    <div className={styles.quotes}>
      {testimonials.map((testimonial, index) => (
        <figure key={testimonial.slug} className={styles.quote}>
          <blockquote className={styles.words}>
            <p>“{testimonial.quote}”</p>
          </blockquote>
          <figcaption className={styles.client}>
            <Triangle letter={String.fromCharCode(65 + index)} />
            <b className={`label ${styles.role}`}>{testimonial.name}</b>
            <span className="soft">
              {testimonial.title}
              {isSample(testimonial) && ' · sample wording'}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

function Triangle({ letter }: { letter: string }) {
  return (
    <svg className={styles.triangle} viewBox="0 0 46 42" aria-hidden="true">
      <path fill="none" stroke="var(--laterite)" strokeWidth="2" d="M23 3 44 39H2z" />
      <text x="23" y="33">
        {letter}
      </text>
    </svg>
  )
}
