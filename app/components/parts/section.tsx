import type { ReactNode } from 'react'

import { DetailBubble } from './detail-bubble.tsx'

import styles from './section.module.css'

type SectionProps = {
  /** Its number on the page and the page's letter, in the detail bubble. */
  number: number
  letter: string
  label: string
  /** Without one, the label is the heading. */
  heading?: string
  /** Its background, if not the paper of the page. */
  ground?: 'board' | 'table'
  /** The content under the label, at full width, instead of beside it. */
  wide?: boolean
  /** Stands at the right of the heading, or under the label in the rail. */
  aside?: ReactNode
  /** Follows the section before it without a gap. */
  joined?: boolean
  children: ReactNode
}

/** A part of a page: a label in a detail bubble, a heading, and what it says. */
export function Section(props: SectionProps) {
  const { number, letter, label, heading, ground, aside, wide, joined, children } = props
  const bubble = <DetailBubble over={number} under={letter} label={label} heading={!heading} />
  return (
    <section
      className={`page-grid ${styles.section} ${ground ? styles[ground] : ''} ${joined ? styles.joined : ''}`}
    >
      {wide ? (
        <div className={styles.wide}>
          <div className={`apart ${styles.head}`}>
            <div className="stack">
              {bubble}
              {heading && <h2>{heading}</h2>}
            </div>
            {aside}
          </div>
          {children}
        </div>
      ) : (
        <div className={`columns ${styles.columns}`}>
          <div className={`stack ${styles.rail}`}>
            {bubble}
            {aside}
          </div>
          <div className={styles.body}>
            {heading && <h2 className={styles.statement}>{heading}</h2>}
            {children}
          </div>
        </div>
      )}
    </section>
  )
}
