import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'

import { modelSizes, serviceCardSizes } from '#app/components/picture-sizes.ts'
import { fetchPicture } from '#app/components/picture.tsx'
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
  const sheet = wholeStylesheet()

  useEffect(() => {
    const fetchSoon = (page: Page) => {
      setNear((before) => (before.includes(page) ? before : [...before, page]))
    }
    const onApproach = ({ target }: Event) => {
      const page = target instanceof Element && pageBehind(target.closest('a'))
      if (!page || page.path === window.location.pathname) return
      fetchSoon(page)
      fetchFirstPicture(page)
    }
    const cancel = whenIdle(() => menu.forEach(fetchSoon))
    document.addEventListener('pointerover', onApproach)
    document.addEventListener('focusin', onApproach)
    return () => {
      cancel()
      document.removeEventListener('pointerover', onApproach)
      document.removeEventListener('focusin', onApproach)
    }
  }, [])

  return (
    <>
      {near.length > 0 && sheet && <link rel="prefetch" as="style" href={sheet} />}
      {near.map(({ path }) => (
        <PrefetchPageLinks key={path} page={path} />
      ))}
      {/* the page as loaded has its own styles in it; the next one waits for the rest */}
      {pathname !== first && sheet && <link rel="stylesheet" href={sheet} precedence="site" />}
    </>
  )
}

/** The address of the stylesheet of all pages, which the build leaves on the styles of this one. */
function wholeStylesheet(): string | undefined {
  if (import.meta.env.SSR) return undefined
  return document.querySelector<HTMLElement>('style[data-whole]')?.dataset['whole']
}

function pageBehind(link: HTMLAnchorElement | null): Page | undefined {
  if (link?.origin !== window.location.origin) return undefined
  return menu.find(({ path }) => path === link.pathname)
}

function fetchFirstPicture({ path, firstPicture }: Page) {
  const sizes = firstSizes[path]
  if (firstPicture && sizes) fetchPicture(firstPicture, sizes)
}

/** Calls back once the page has all it asked for and the line is free; never where data is saved. */
function whenIdle(callback: () => void): () => void {
  const { connection } = navigator
  if (connection?.saveData) return () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback)
    else callback()
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => window.removeEventListener('load', wait)
}
