import styles from './brand.module.css'

/**
 * The firm's mark and name, leading to Home. The first word stands large, the rest under it, on
 * phones only the second.
 */
export function Brand({ name }: { name: string }) {
  const [first, second, ...rest] = name.split(' ')
  return (
    <a href="/" className={styles.brand}>
      <Mark />
      <span>
        <b className={styles.first}>{first}</b>{' '}
        <i className={styles.rest}>
          {`${second} `}
          <span>{rest.join(' ')}</span>
        </i>
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
