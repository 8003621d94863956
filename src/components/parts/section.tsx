import type { ReactNode } from 'react'

import styles from './section.module.css'

type SectionProps = {
  heading: string
  /** Its background, if not the paper of the page. */
  ground?: 'clay' | 'forest' | 'table'
  /** Stands at the right of the heading, or under it where both have no room. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page: a heading, and what it says. */
export function Section({ heading, ground, aside, children }: SectionProps) {
  return (
    <section className={`page-grid ${styles.section}${ground ? ` ${styles[ground]}` : ''}`}>
      <div className={styles.body}>
        <div className={`spread ${styles.head}`}>
          <h2>{heading}</h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
