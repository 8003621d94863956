import type { ReactNode } from 'react'

type DocumentHeadProps = {
  title: string
  /** The address under which a browser shares the page. */
  canonical?: string
  /** What else the prerendered page has in its head. */
  children?: ReactNode
}

/** The title of a page and its address, which React puts into the head. */
export function DocumentHead({ title, canonical, children }: DocumentHeadProps) {
  return (
    <>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {children}
    </>
  )
}
