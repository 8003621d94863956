import type { ReactNode } from 'react'

import styles from './section.module.css'

type SectionProps = {
  heading: string
  /** Its background, if not the paper of the page. */
  ground?: 'board' | 'table'
  /** The content under the heading, at full width, instead of beside it. */
  wide?: boolean
  /** Stands at the right of the heading, or under it in the rail. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page: a heading, and what it says. */
export function Section(props: SectionProps) {
  const { heading, ground, aside, wide, children } = props
  const content = wide ? (
    <div className={styles.wide}>
      <div className={`spread ${styles.head}`}>
        <h2>{heading}</h2>
        {aside}
      </div>
      {children}
    </div>
  ) : (
    <div className={`columns ${styles.columns}`}>
      <div className="stack rail">
        <h2 className={styles.statement}>{heading}</h2>
        {aside}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
  return (
    <section className={`page-grid ${styles.section}${ground ? ` ${styles[ground]}` : ''}`}>
      {content}
    </section>
  )
}
