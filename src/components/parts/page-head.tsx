import type { ReactNode } from 'react'

import { DetailBubble } from './detail-bubble.tsx'

import styles from './page-head.module.css'

type PageHeadProps = {
  label: string
  letter: string
  heading: string
  intro: string
  /** How many pages there are, under the page's letter in the bubble. */
  pageCount: number
  /** What stands under its intro. */
  children?: ReactNode
}

/** The top of a page inside the site: its name, its heading and what it is about. */
export function PageHead({ label, letter, heading, intro, pageCount, children }: PageHeadProps) {
  return (
    <section className={`page-grid contoured ${styles.head}`}>
      <div className={`columns ${styles.columns}`}>
        <div className="screen-only">
          <DetailBubble over={letter} under={pageCount} label={label} />
        </div>
        <h1 tabIndex={-1}>{heading}</h1>
        <div className="stretched">
          <p className="lead">{intro}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
