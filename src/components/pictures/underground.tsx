import type { ReactNode } from 'react'

import { filesFor } from './picture.tsx'

import model from './model-with-callouts.module.css'
import styles from './underground.module.css'

/** In percent of the model's width and height. */
type Point = { x: number; y: number }

/** What lies under a model: a second picture of its scene, with the surface lifted off. */
export type UndergroundProps = {
  src: string
  /** What that picture weighs at most. */
  kilobytes: number
  /** Its parts, where they are seen once the surface is lifted, and where their leaders end. */
  parts: readonly { name: string; at: Point; end: Point; leftward?: boolean }[]
}

/**
 * A model whose surface can be lifted: its picture and callouts, before them the ground below, which
 * is fetched only then, with the names of what is seen there, and after them the control.
 */
export function Underground(props: UndergroundProps & { children: ReactNode }) {
  const { src, kilobytes, parts, children } = props
  const address = filesFor({ src }).avif?.split(' ')[0] ?? ''

  return (
    <>
      <div className={`lifted ${model.model}`}>
        <div hidden className="ground" style={{ backgroundImage: `url(${address})` }} />
        {children}
        <div hidden className="label ground-parts">
          <svg
            className={model.leaders}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={parts.map(({ at, end }) => `M${at.x} ${at.y} ${end.x} ${end.y}`).join('')} />
          </svg>
          <ul role="list">
            {parts.map(({ name, end, leftward }) => (
              <li
                key={name}
                className={leftward ? 'leftward' : undefined}
                style={{ left: `${end.x}%`, top: `${end.y}%` }}
              >
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <details className={`lift ${styles.lift}`} data-picture={address}>
        <summary className="link-button">
          <span>{`See under the ground (${kilobytes} KB)`}</span>
          <span>{`Loading (${kilobytes} KB)`}</span>
          <span>Put it back</span>
        </summary>
      </details>
      {/* client/surface.ts says which of them is true */}
      <div role="status" className={styles.status}>
        <p className="visually-hidden">Loading</p>
        <p>What lies below could not be loaded. Are you connected?</p>
      </div>
    </>
  )
}
