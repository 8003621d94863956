import type { ReactNode } from 'react'

import './stops.css'

type Part = { name: string; way?: readonly (readonly [number, number])[] | undefined }

/** How a model is looked at stop by stop, for a page that has one with a way through it. */
export const stopByStop = { follow, Stop, Ways, Whole }

type StopProps = { className?: string | undefined; children: ReactNode }

/** Chooses a stop, at which the frame stands and up to which the water's way is drawn. */
function Stop({ className, children }: StopProps) {
  return (
    <label className={className}>
      <input type="radio" name="stop" />
      {children}
    </label>
  )
}

/** The way back from the stops; on phones they begin with it. */
function Whole() {
  return (
    <li hidden>
      <Stop className="quiet">The whole model</Stop>
    </li>
  )
}

/**
 * The water's way through a model: to each part a path. How far it is drawn, and where the frame
 * stands at each stop, are styles that pipeline/content/stops.ts writes.
 */
function Ways({ stops }: { stops: readonly Part[] }) {
  return (
    // twice as wide as high, as the picture across a page is
    <svg className="ways" viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
      {stops.map(({ name, way }) => (
        <path
          key={name}
          pathLength="1"
          d={way && `M${way.map(([x, y]) => [x * 2, y]).join(' ')}`}
        />
      ))}
    </svg>
  )
}

/** In pixels: the picture looked at closely on phones. */
const CLOSE_WIDTH = 1400

/**
 * On phones the thumb moves the row, which chooses the stop that is seen; the row follows a choice.
 * When it is first moved, the picture comes in more pixels.
 */
function follow(row: HTMLElement | null) {
  if (!row) return
  row.addEventListener('scroll', () => sharpen(row.querySelector('picture')), { once: true })
  row.addEventListener('scrollend', () => {
    const edge = row.getBoundingClientRect()
    const isSeen = (stop: Element) => {
      const { left, right } = stop.getBoundingClientRect()
      return left >= edge.left && right <= edge.right
    }
    const seen = [...row.querySelectorAll('input')].filter(isSeen)
    const [first] = seen
    if (first && !seen.some(({ checked }) => checked)) first.checked = true
  })
  row.addEventListener('change', ({ target }) => {
    ;(target as Element).scrollIntoView({ block: 'nearest', inline: 'start' })
  })
}

/** The picture stays as it is until the sharper one is there. */
function sharpen(picture: HTMLPictureElement | null) {
  const { naturalWidth = CLOSE_WIDTH } = picture?.querySelector('img') ?? {}
  if (!picture || naturalWidth * devicePixelRatio >= CLOSE_WIDTH) return
  const closer = picture.cloneNode(true) as HTMLPictureElement
  ask(closer)
  closer.addEventListener('load', () => ask(picture), { once: true, capture: true })
}

function ask(picture: HTMLPictureElement) {
  for (const file of picture.children as HTMLCollectionOf<HTMLImageElement>) {
    file.sizes = `${CLOSE_WIDTH / devicePixelRatio}px`
  }
}
