import type { Figure } from '#src/content/company.ts'

import styles from './title-block.module.css'

/** Figures, each under a rule. Each is read as one phrase: '5+ Years of experience'. */
export function TitleBlock({ figures }: { figures: readonly Figure[] }) {
  const letters = Math.max(...figures.map(({ short }) => short.replace(CURRENCY, '').length))
  return (
    <ul role="list" className={`title-block ${styles.block}`} style={{ '--letters': letters }}>
      {figures.map(({ short, label }) => (
        <li key={label}>
          <b className={styles.figure}>
            <Amount>{short}</Amount>
          </b>{' '}
          <span className="label soft">{label}</span>
        </li>
      ))}
    </ul>
  )
}

const CURRENCY = /^[A-Z]{3} /

/** The currency stands small before its number. */
function Amount({ children }: { children: string }) {
  const [unit] = CURRENCY.exec(children) ?? []
  if (!unit) return children
  return (
    <>
      <small className={styles.unit}>{unit.trim()}</small>
      {` ${children.slice(unit.length)}`}
    </>
  )
}
