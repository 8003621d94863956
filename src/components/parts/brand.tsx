import { brandLines } from './brand-lines.ts'

import styles from './brand.module.css'

/** A first line of more letters is set smaller, and may take two lines. */
const LONG_LINE = 14

/**
 * The firm's mark and name, leading to Home. Its first line stands large, the rest under it, on
 * phones only the first word of that.
 */
export function Brand({ name }: { name: string }) {
  const { first, rest } = brandLines(name)
  const [second, ...others] = rest
  return (
    <a href="/" className={`early ${styles.brand}`}>
      <Mark />
      <span>
        <b className={first.length > LONG_LINE ? styles.long : styles.first}>{first}</b>{' '}
        {second && (
          <i className={styles.rest}>
            {`${second} `}
            <span>{others.join(' ')}</span>
          </i>
        )}
      </span>
      <span className="visually-hidden">, home page</span>
    </a>
  )
}

/** A level mark over three courses of ground. The same drawing is the favicon. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
      <path fill="var(--forest)" d="M0 0h40v40H0z" />
      <path fill="var(--gold)" d="M9 8h22L20 22z" />
      <path stroke="var(--paper)" strokeWidth="2.4" d="M6 23.4h28M11 28.6h18M16 33.8h8" />
    </svg>
  )
}
