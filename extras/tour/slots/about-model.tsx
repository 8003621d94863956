import type { ReactNode } from 'react'

import { Icon } from '#src/components/parts/icon.tsx'
import type { Callout, Stops } from '#src/components/pictures/model-with-callouts.tsx'

import button from '#src/components/parts/button.module.css'
import '../stops.css'
import followedStyles from '../followed.css?url'

/** How a model is looked at stop by stop, where it has a way through it. */
const stops: Stops = { className: 'followed', Stop, Overview, Key, Ways, Styles }

export default stops

type StopProps = { id?: string; className?: string | undefined; children: ReactNode }

/** Chooses a stop, at which the frame stands and up to which the water's way is drawn. */
function Stop({ id, className, children }: StopProps) {
  return (
    <label className={className}>
      <input id={id} type="radio" name="stop" />
      {children}
    </label>
  )
}

/** What the numbers on the model are, on phones, before it is followed. */
function Key({ names }: { names: readonly string[] }) {
  return (
    <p className="keys" aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  )
}

/** The door to the first stop, and the way back from the stops. */
function Overview({ first }: { first: string }) {
  return (
    <li hidden>
      <label className={`door early ${button.button} ${button.primary}`} htmlFor={first}>
        Follow the water
        <Icon name="arrow" />
      </label>
      <Stop className="link-button">The whole model</Stop>
    </li>
  )
}

/**
 * The water's way through a model: to each part a path. How far it is drawn, and where the frame
 * stands at each stop, are styles that styles-of-stops.ts writes.
 */
function Ways({ callouts }: { callouts: readonly Callout[] }) {
  return (
    // twice as wide as high, as the picture across a page is
    <svg className="ways" viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
      {callouts.map(({ name, at, way }) => (
        <path
          key={name}
          // what begins at its part comes from it
          className={way?.[0]?.join() === `${at.x},${at.y}` ? 'power' : undefined}
          pathLength="1"
          d={way && `M${way.map(([x, y]) => [x * 2, y]).join(' ')}`}
        />
      ))}
      {callouts.map(({ name, at }) => (
        <circle key={name} cx={at.x * 2} cy={at.y} r="1.1" />
      ))}
    </svg>
  )
}

/** Of a model at one of its stops: nothing of it is seen before one is chosen. */
function Styles() {
  return <link rel="stylesheet" href={followedStyles} />
}
