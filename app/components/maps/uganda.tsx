import type { Category, Place } from '#app/content/projects.ts'
import { mapViewBox } from '#app/uganda.ts'

import file from './uganda.svg?no-inline'

import styles from './uganda.module.css'

/** The country with its waters, in a file of its own that all maps share. */
export function Uganda({ className }: { className?: string | undefined }) {
  return <use className={className} href={`${file}#uganda`} />
}

/** The country with one site's mark, small enough for the corner of a title block. */
export function KeyPlan({ category, at: { x, y } }: Place) {
  return (
    <svg className={styles.keyPlan} viewBox={mapViewBox} aria-hidden="true">
      <path className={category} d={`M${x} ${y}l-40-67h80z`} />
    </svg>
  )
}

/** The mark of a kind of work, for the filter and the list of places. */
export function Mark({ category }: { category: Category }) {
  return (
    <svg className={styles.mark} viewBox="0 0 18 16" aria-hidden="true">
      <path className={category} d="M1 1h16L9 15z" />
    </svg>
  )
}
