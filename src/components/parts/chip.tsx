import type { ComponentProps } from 'react'

import styles from './chip.module.css'

/** One of a few choices beside each other: a radio that looks like a button. */
export function Chip({ className = '', children, ...radio }: ComponentProps<'input'>) {
  return (
    <label className={`${styles.chip} ${className}`}>
      <input type="radio" {...radio} />
      {children}
    </label>
  )
}
