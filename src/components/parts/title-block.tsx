import type { Figure } from '#src/content/company.ts'

import styles from './title-block.module.css'

/** Figures, each under a rule. Each is read as one phrase: '5+ Years of experience'. */
export function TitleBlock({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul role="list" className={`title-block ${styles.block}`}>
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

/** The currency stands small before its number. */
function Amount({ children }: { children: string }) {
  const [, unit, number] = /^([A-Z]{3}) (.+)$/.exec(children) ?? []
  if (!unit) return children
  return (
    <>
      <small className={styles.unit}>{unit}</small>
      {` ${number}`}
    </>
  )
}
