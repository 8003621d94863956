import type { ReactNode } from 'react'

import './stops.css'

type Part = { name: string; way?: readonly (readonly [number, number])[] | undefined }

/** How a model is looked at stop by stop, for a page that has one with a way through it. */
export const stopByStop = { Stop, Ways, Whole }

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
      <Stop className="link-button">The whole model</Stop>
    </li>
  )
}

/**
 * The water's way through a model: to each part a path. How far it is drawn, and where the frame
 * stands at each stop, are styles that build/pictures/stops.ts writes.
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
