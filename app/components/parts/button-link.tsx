import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { Icon } from './icon.tsx'

import styles from './button.module.css'

/** How a button looks: filled forest, ink outline, gold on a dark band, light outline on one. */
export type ButtonLook = 'primary' | 'outline' | 'gold' | 'light'

type ButtonLinkProps = {
  /** A page of the site, or any other address. */
  to: string
  look?: ButtonLook
  /** The long arrow at the right, for the first action of a group. */
  arrow?: boolean
  newTab?: boolean
  onClick?: () => void
  children: ReactNode
}

/** A link with the look of a button. */
export function ButtonLink({
  to,
  look = 'primary',
  arrow = false,
  newTab = false,
  onClick,
  children,
}: ButtonLinkProps) {
  const className = `${styles.button} ${styles[look]}`
  const content = (
    <>
      {children}
      {arrow && <Icon name="arrow" />}
    </>
  )
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={className}>
        {content}
      </Link>
    )
  }
  return (
    <a
      href={to}
      className={className}
      onClick={onClick}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {content}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
