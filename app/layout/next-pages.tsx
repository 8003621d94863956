import { useEffect, useLayoutEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'

import { modelSizes, serviceCardSizes } from '#app/components/pictures/picture-sizes.ts'
import { fetchPicture } from '#app/components/pictures/picture.tsx'
import { menu, type Page, pages } from '#app/content/pages.ts'

/** The width of the picture a page opens with. */
const firstSizes: Partial<Record<Page['path'], string>> = {
  [pages.home.path]: modelSizes.hero,
  [pages.about.path]: modelSizes.strip,
  [pages.services.path]: serviceCardSizes,
}

/**
 * Fetches what the next page needs before it is asked for, so that a tap is answered at once: its
 * script as a pointer, a finger or the focus comes to a link, with its first picture beside it;
 * and all scripts when the line is idle, unless the visitor saves data.
 */
export function NextPages() {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const [near, setNear] = useState<readonly Page[]>([])

  useEffect(() => {
    const fetchSoon = (page: Page) => {
      setNear((before) => (before.includes(page) ? before : [...before, page]))
    }
    const onApproach = ({ target }: Event) => {
      const page = target instanceof Element && pageBehind(target.closest('a'))
      if (!page || page.path === window.location.pathname) return
      wholeStylesheet()
      fetchSoon(page)
      fetchFirstPicture(page)
    }
    const cancel = oneByOneWhenIdle(menu, fetchSoon)
    document.addEventListener('pointerover', onApproach)
    document.addEventListener('focusin', onApproach)
    return () => {
      cancel()
      document.removeEventListener('pointerover', onApproach)
      document.removeEventListener('focusin', onApproach)
    }
  }, [])

  useLayoutEffect(() => {
    if (pathname !== first) showWhenStyled()
  }, [pathname, first])

  return (
    <>
      {near.length > 0 && <link rel="prefetch" as="style" href={wholeStylesheetAddress()} />}
      {near.map(({ path }) => (
        <PrefetchPageLinks key={path} page={path} />
      ))}
    </>
  )
}

/** Left by the build on the styles of the page; nothing in development. */
function wholeStylesheetAddress(): string | undefined {
  return document.querySelector<HTMLElement>('style[data-whole]')?.dataset['whole']
}

/**
 * The stylesheet of all pages, put into this one the first time this is called. A page as loaded
 * has only its own styles in it.
 */
function wholeStylesheet(): HTMLLinkElement | undefined {
  const address = wholeStylesheetAddress()
  if (!address) return undefined
  const asked = document.querySelector<HTMLLinkElement>(`[rel=stylesheet][href="${address}"]`)
  if (asked) return asked
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  // so that it is asked for again
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
  return link
}

/**
 * What a browser does by itself when a page is loaded: no page is seen before its styles. When they
 * went with the version before, or cannot be had, the page is loaded: it then has its own in it.
 */
function showWhenStyled() {
  const link = wholeStylesheet()
  if (!link || link.sheet) return
  const { style } = document.body
  // not hidden, because the heading keeps the focus
  style.opacity = '0'
  link.addEventListener('load', () => (style.opacity = ''))
  link.addEventListener('error', () => window.location.reload())
}

function pageBehind(link: HTMLAnchorElement | null): Page | undefined {
  if (link?.origin !== window.location.origin) return undefined
  return menu.find(({ path }) => path === link.pathname)
}

function fetchFirstPicture({ path, firstPicture }: Page) {
  const sizes = firstSizes[path]
  if (firstPicture && sizes) fetchPicture(firstPicture, sizes)
}

/**
 * Takes the pages one at a time, each when the page on the screen has all it asked for and nothing
 * is being done; never where data is saved, nor in browsers that do not tell when they are idle.
 */
function oneByOneWhenIdle(pagesToTake: readonly Page[], take: (page: Page) => void): () => void {
  if (navigator.connection?.saveData || !('requestIdleCallback' in window)) return () => {}
  const waiting = [...pagesToTake]
  let request = 0
  const takeNext = () => {
    const page = waiting.shift()
    if (page) take(page)
    if (waiting.length > 0) request = requestIdleCallback(takeNext)
  }
  request = requestIdleCallback(takeNext)
  return () => cancelIdleCallback(request)
}
