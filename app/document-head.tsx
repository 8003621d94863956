import { type ReactNode, useLayoutEffect } from 'react'

type DocumentHeadProps = {
  title: string
  /** The address under which a browser shares the page. */
  canonical?: string
  /** What else the prerendered page has in its head. */
  children?: ReactNode
}

/** The title of a page and its address: in the prerendered document, and after navigation. */
export function DocumentHead({ title, canonical, children }: DocumentHeadProps) {
  useLayoutEffect(() => {
    document.title = title
    if (canonical) document.querySelector('[rel=canonical]')?.setAttribute('href', canonical)
  }, [title, canonical])
  // React puts them into the head
  return import.meta.env.SSR ? (
    <>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {children}
    </>
  ) : null
}
