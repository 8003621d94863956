import type { Category, Place } from '#app/content/projects.ts'
import { lakes, nile, outline } from '#app/uganda-outline.ts'

import styles from './uganda.module.css'

/** Defines Uganda and its waters once per page, for maps and key plans to <use>. */
export function UgandaOutline() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <defs>
        <g id="uganda">
          <path fill="var(--board)" d={outline} />
          <g className={styles.waters}>
            <path d={lakes} />
            <path d={nile} />
          </g>
        </g>
      </defs>
    </svg>
  )
}

/** The country with one site's mark, small enough for the corner of a title block. */
export function KeyPlan({ category, at: { x, y } }: Place) {
  return (
    <svg className={styles.keyPlan} viewBox="20 10 580 610" aria-hidden="true">
      <use href="#uganda" />
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
