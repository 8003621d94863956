import type { Figure } from '#app/content/company.ts'

import styles from './title-block.module.css'

/** Figures in ruled cells. Each reads as one phrase: '5+ Years of experience'. */
export function TitleBlock({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.block}>
      {figures.map(({ short, label }) => (
        <div key={label}>
          <dt className={`label ${styles.label}`}>{label}</dt>
          <dd className={styles.figure}>
            <Amount>{short}</Amount>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The currency stands small before its number. */
function Amount({ children }: { children: string }) {
  const [unit, number] = children.split(' ')
  if (!number) return children
  return (
    <>
      <small className={styles.unit}>{unit}</small> {number}
    </>
  )
}
