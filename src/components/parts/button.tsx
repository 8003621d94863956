import type { MouseEvent, ReactNode } from 'react'

import { Icon } from './icon.tsx'

import styles from './button.module.css'

type Look = {
  /** Filled forest, ink outline, gold on a dark band, light outline on one. */
  look?: 'primary' | 'outline' | 'gold' | 'light'
  /** The long arrow at the right, for the first action of a group. */
  arrow?: boolean
  children: ReactNode
}

type ButtonProps = Omit<Look, 'look'> & {
  /** Or that of a link in the text. */
  look?: Look['look'] | 'text'
  type: 'button' | 'submit'
  disabled?: boolean
  onClick?: () => void
  /** The id of the dialog that it opens, without a script too where the browser can. */
  opens?: string
}

export function Button({ look = 'primary', arrow = false, opens, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...(opens && { 'aria-haspopup': 'dialog', commandfor: opens, command: 'show-modal' })}
      className={look === 'text' ? 'tap arrow-link' : `${styles.button} ${styles[look]}`}
    >
      {children}
      {arrow && <Icon name="arrow" />}
    </button>
  )
}

type ButtonLinkProps = Look & {
  /** A page of the site, or any other address. */
  to: string
  newTab?: boolean
  /** What a script does in place of going there. */
  onClick?: (press: MouseEvent) => void
}

/** A link with the look of a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'primary', arrow = false, newTab = false, to, onClick, children } = props
  return (
    <a
      href={to}
      className={`${styles.button} ${styles[look]}`}
      onClick={onClick}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {arrow && <Icon name="arrow" />}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
