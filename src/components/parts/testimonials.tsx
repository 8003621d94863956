import type { Facts } from '#src/content/read.ts'

import { Section } from './section.tsx'

import styles from './testimonials.module.css'

type TestimonialsProps = Pick<Facts, 'testimonials'> & {
  /** Which of them are no client's own words. */
  note: string | false
}

/** What clients say; nothing where nobody has said anything. */
export function Testimonials({ testimonials, note }: TestimonialsProps) {
  if (testimonials.length === 0) return null
  return (
    <Section heading="What clients say" aside={note && <p className="soft">{note}</p>}>
      <div className={styles.quotes}>
        {testimonials.map(({ slug, quote, name, title }) => (
          <figure key={slug}>
            <blockquote>
              <p>{`“${quote}”`}</p>
            </blockquote>
            <figcaption>
              <b className="label">{name}</b>
              <span className="soft">{title}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
