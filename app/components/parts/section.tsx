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
  /** What it lies on, if not the paper of the page. */
  ground?: 'board' | 'table'
  /** Content beside the label, or under it at full width. */
  layout?: 'rail' | 'wide'
  /** Stands at the right of the heading, or under the label in the rail. */
  aside?: ReactNode
  /** Follows the section before it without a gap. */
  joined?: boolean
  children: ReactNode
}

/** A part of a page: a label in a detail bubble, a heading, and what it says. */
export function Section({
  number,
  letter,
  label,
  heading,
  ground,
  layout = 'rail',
  aside,
  joined = false,
  children,
}: SectionProps) {
  const bubble = <DetailBubble over={number} under={letter} label={label} heading={!heading} />
  return (
    <section
      className={`page-grid ${styles.section} ${ground ? styles[ground] : ''} ${joined ? styles.joined : ''}`}
    >
      {layout === 'rail' ? (
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
      ) : (
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
      )}
    </section>
  )
}
