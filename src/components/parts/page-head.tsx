import type { ReactNode } from 'react'

import styles from './page-head.module.css'

type PageHeadProps = {
  heading: string
  intro: string
  /** What stands under its intro. */
  children?: ReactNode
}

/** The top of a page inside the site: its heading and what it is about. */
export function PageHead({ heading, intro, children }: PageHeadProps) {
  return (
    <section className={`page-grid ${styles.head}`}>
      <div className={`columns ${styles.columns}`}>
        <h1 tabIndex={-1}>{heading}</h1>
        <div className="stretched">
          <p className="lead">{intro}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
