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
    /** In Chromium only. */
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}
