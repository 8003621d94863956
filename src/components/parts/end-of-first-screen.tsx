/**
 * Where the first screen of a page ends: the build puts the styles here that nothing before it needs
 * (build/pages/later-styles.ts), and React leaves them alone. The next pages have them too.
 */
export function EndOfFirstScreen() {
  return (
    <style ref={keepBeforeMain} suppressHydrationWarning>
      {''}
    </style>
  )
}

/** Behind the page's first styles and before those of other pages, the order that all are written for. */
function keepBeforeMain(styles: HTMLStyleElement | null) {
  return () => {
    if (styles?.textContent) styles.closest('main')?.before(styles.cloneNode(true))
  }
}
