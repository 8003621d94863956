import { useEffect, useState } from 'react'
import { preinit } from 'react-dom'
import { PrefetchPageLinks, useLocation } from 'react-router'

import { modelSizes, serviceCardSizes } from '#app/components/picture-sizes.ts'
import { fetchPicture } from '#app/components/picture.tsx'
import { menu, type Page, pages } from '#app/content/pages.ts'

/** Of the styles that the build puts into a page: those of the whole site come after them. */
const PRECEDENCE = 'site'

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
  const [sheet] = useState(wholeStylesheet)

  useEffect(() => {
    const fetchSoon = (page: Page) => {
      if (sheet) preinit(sheet, { as: 'style', precedence: PRECEDENCE })
      setNear((before) => (before.includes(page) ? before : [...before, page]))
    }
    const onApproach = ({ target }: Event) => {
      const page = target instanceof Element && pageBehind(target.closest('a'))
      if (!page || page.path === window.location.pathname) return
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
  }, [sheet])

  return (
    <>
      {near.map(({ path }) => (
        <PrefetchPageLinks key={path} page={path} />
      ))}
      {/* the page as loaded has its own styles in it; the next one waits for the rest */}
      {pathname !== first && sheet && (
        <link rel="stylesheet" href={sheet} precedence={PRECEDENCE} />
      )}
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
