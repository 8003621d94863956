import styles from './fact-list.module.css'

/** Short facts on ruled lines: what it is at left, the fact at right. */
export function FactList({ facts }: { facts: readonly { label: string; fact: string }[] }) {
  return (
    <dl className={`ruled ${styles.facts}`}>
      {facts.map(({ label, fact }) => (
        <div key={label}>
          <dt className="label soft">{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
