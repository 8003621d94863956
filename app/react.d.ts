import 'react'

declare module 'react' {
  // Invoker commands, which @types/react does not know yet. Delete when it does.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    commandfor?: string | undefined
    command?: 'show-modal' | 'close' | undefined
  }

  // Custom properties in a style.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}

declare global {
  interface Navigator {
    /** Of Chromium only; other browsers do not tell. */
    connection?: { readonly saveData?: boolean }
  }
}
