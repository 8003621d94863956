import type { ReactNode } from 'react'

import { DetailBubble } from './detail-bubble.tsx'

import styles from './section.module.css'

type SectionProps = {
  /** The page's letter, in the detail bubble. */
  letter: string
  label: string
  /** Without one, the label is the heading. */
  heading?: string
  /** Its background, if not the paper of the page. */
  ground?: 'board' | 'table'
  /** The content under the label, at full width, instead of beside it. */
  wide?: boolean
  /** Stands at the right of the heading, or in its place under the label in the rail. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page: a label in a detail bubble, a heading, and what it says. */
export function Section(props: SectionProps) {
  const { letter, label, heading, ground, aside, wide, children } = props
  const bubble = <DetailBubble under={letter} label={label} heading={!heading} />
  const title = heading && <h2 className={wide ? undefined : styles.statement}>{heading}</h2>
  const content = wide ? (
    <div className={styles.wide}>
      <div className={`spread ${styles.head}`}>
        <div className="stack">
          {bubble}
          {title}
        </div>
        {aside}
      </div>
      {children}
    </div>
  ) : (
    <div className={`columns ${styles.columns}`}>
      <div className="stack rail">
        {bubble}
        {aside ?? title}
      </div>
      <div className={styles.body}>
        {aside && title}
        {children}
      </div>
    </div>
  )
  return (
    <section className={`page-grid ${styles.section}${ground ? ` ${styles[ground]}` : ''}`}>
      {content}
    </section>
  )
}
