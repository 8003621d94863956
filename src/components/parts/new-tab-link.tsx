import type { ReactNode } from 'react'

type NewTabLinkProps = {
  to: string
  className?: string
  children: ReactNode
}

/** A link in a text to another site, in a tab of its own, which screen readers say. */
export function NewTabLink({ to, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
