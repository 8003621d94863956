import type { ReactNode } from 'react'

import type { Category, Place } from '#src/content/projects.ts'

import { markFill } from './mark-colours.ts'
import { markOf, triangle } from './place-name.tsx'
import file from './uganda.svg?no-inline'

import styles from './uganda.module.css'

/** The country with its waters, in a file of its own that all maps share. */
export function Uganda({ className }: { className?: string | undefined }) {
  return <use className={className} href={`${file}#uganda`} />
}

type SmallMapProps = { className?: string | undefined; label?: string; children: ReactNode }

/** The same as the background of what is marked on it, which a page draws faster. */
export function SmallMap({ className, label, children }: SmallMapProps) {
  return (
    <svg
      className={`${styles.small} ${className}`}
      // without the margins at its left and top
      viewBox="20 10 580 610"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  )
}

/** The country with one site's mark, small enough for the corner of a title block. */
export function KeyPlan({ category, slug }: Place) {
  return (
    <SmallMap className={styles.keyPlan}>
      <path fill={markFill(category)} d={triangle(markOf({ slug }), 80)} />
    </SmallMap>
  )
}

/** The mark of a kind of work, for the filter and the list of places. */
export function Mark({ category }: { category: Category }) {
  return (
    <svg className={styles.mark} viewBox="0 0 18 16" aria-hidden="true">
      <path fill={markFill(category)} d="M1 1h16L9 15z" />
    </svg>
  )
}
