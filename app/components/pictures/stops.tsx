import type { ReactNode } from 'react'

import './stops.css'

/** In percent of the picture's width and height. */
type Point = { x: number; y: number }
type Part = { name: string; at: Point; way?: readonly (readonly [number, number])[] | undefined }

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

/** The way back from the stops. */
function Whole() {
  return (
    <li hidden>
      <Stop className="quiet">The whole model</Stop>
    </li>
  )
}

/** The water's way through a model: to each part a path, and the styles of the stops. */
function Ways({ stops }: { stops: readonly Part[] }) {
  return (
    <>
      {/* twice as wide as high, as the picture across a page is */}
      <svg className="ways" viewBox="0 0 200 100" preserveAspectRatio="none">
        {stops.map(({ name, way }) => (
          <path
            key={name}
            pathLength="1"
            d={way && `M${way.map(([x, y]) => [x * 2, y]).join(' ')}`}
          />
        ))}
      </svg>
      <style href="stops" precedence="page">
        {stops.map(stylesAt).join('')}
      </style>
    </>
  )
}

/** Where the frame stands at a stop, between the part and where the water comes, and what is drawn. */
function stylesAt({ at, way = [] }: Part, index: number) {
  const [x, y] = way.at(-1) ?? [at.x, at.y]
  const here = `.followed:has(li:nth-child(${index + 1}) :checked)`
  const drawn = `${here} path:nth-child(-n + ${index + 1}){stroke-dashoffset:0}`
  return `${here}{--stop-x:${(x + at.x) / 2}%;--stop-y:${(y + at.y) / 2}%}${drawn}`
}

/** The thumb moves the row, and the frame follows to the first stop seen; the row follows a choice. */
function follow(row: HTMLOListElement | null) {
  row?.addEventListener('scrollend', () => {
    const stops = [...row.querySelectorAll('input')]
    const edge = row.getBoundingClientRect()
    const isSeen = (stop: Element) => {
      const { left, right } = stop.getBoundingClientRect()
      return left >= edge.left && right <= edge.right
    }
    if (stops.some((stop) => stop.checked && isSeen(stop))) return
    for (const stop of stops.filter(isSeen).slice(0, 1)) stop.checked = true
  })
  row?.addEventListener('change', ({ target }) => {
    ;(target as Element).scrollIntoView({ block: 'nearest', inline: 'start' })
  })
}
