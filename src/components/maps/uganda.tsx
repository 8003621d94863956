import type { ReactNode } from 'react'

import type { Category } from '#src/content/projects.ts'

import { markFill } from './mark-colours.ts'
import file from './uganda.svg?no-inline'

import styles from './uganda.module.css'

/** The country with its waters, in a file of its own that all maps share. */
export function Uganda({ className }: { className?: string | undefined }) {
  return <use className={className} href={`${file}#uganda`} />
}

type SmallMapProps = { className?: string | undefined; children: ReactNode }

/** The same as the background of what is marked on it, which a page draws faster. */
export function SmallMap({ className, children }: SmallMapProps) {
  return (
    <svg
      className={`${styles.small} ${className}`}
      // without the margins at its left and top
      viewBox="20 10 580 610"
      aria-hidden="true"
    >
      {children}
    </svg>
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
