import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { Icon } from './icon.tsx'

/** A link in the text's own size: underlined as far as its arrow. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="tap arrow-link screen-only">
      {children} <Icon name="arrow" />
    </Link>
  )
}
