import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { Icon } from './icon.tsx'

import styles from './arrow-link.module.css'

/** A link in the text's own size: underlined as far as its arrow. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`screen-only ${styles.link}`}>
      {children} <Icon name="arrow" />
    </Link>
  )
}
