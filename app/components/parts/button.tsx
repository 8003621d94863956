import type { ReactNode } from 'react'

import type { ButtonLook } from './button-link.tsx'
import { Icon } from './icon.tsx'

import styles from './button.module.css'

type ButtonProps = {
  type: 'button' | 'submit'
  look?: ButtonLook
  arrow?: boolean
  disabled?: boolean
  onClick?: () => void
  children: ReactNode
}

/** A button, with the same looks as a `ButtonLink`. */
export function Button({ look = 'primary', arrow = false, children, ...rest }: ButtonProps) {
  return (
    <button {...rest} className={`${styles.button} ${styles[look]}`}>
      {children}
      {arrow && <Icon name="arrow" />}
    </button>
  )
}
