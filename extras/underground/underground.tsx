import type { ReactNode } from 'react'

import { filesFor } from '#src/components/pictures/picture.tsx'

import { byHand } from './lift-by-hand.ts'
import underground from './underground.json' with { type: 'json' }

import marks from '#src/components/pictures/marks-on-model.module.css'
import model from '#src/components/pictures/model-with-callouts.module.css'
import styles from './underground.module.css'

const { src, kilobytes, parts, strata } = underground

/**
 * A model whose surface can be lifted: its picture and callouts, before them the ground below, which
 * is fetched only then, with the names of what is seen there, and after them the handle.
 */
export function Underground({ children }: { children: ReactNode }) {
  const address = filesFor({ src }).avif?.split(' ')[0] ?? ''

  return (
    <>
      <div className={`lifted ${model.model}`}>
        <div hidden className="ground" style={{ backgroundImage: `url(${address})` }} />
        {children}
        <div hidden className="label ground-parts">
          <svg
            className={marks.leaders}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={parts.map(({ at, down }) => `M${at.join(' ')}V${down}`).join('')} />
          </svg>
          {parts.map(({ name, at: [x], down, look }) => (
            <p key={name} className={look} style={{ left: `${x}%`, top: `${down}%` }}>
              {name}
            </p>
          ))}
          {strata.map(({ name, y }) => (
            <span key={name} className={marks.layer} style={{ top: `${y}%` }}>
              {name}
            </span>
          ))}
        </div>
      </div>
      <details className={`lift ${styles.lift}`} data-picture={address}>
        <summary className={`early ${styles.tab}`} {...byHand}>
          <svg viewBox="0 0 12 16" aria-hidden="true">
            <path d="M1 6l5-5 5 5M1 15h10" />
          </svg>
          <span>Lift the land</span>
          <span>Loading</span>
          <span>Put it back</span>
        </summary>
      </details>
      <small hidden>{`${kilobytes} KB`}</small>
      {/* slots/at-rest.ts says which of them is true */}
      <div role="status">
        <p className="visually-hidden">Loading</p>
        <p>It did not come. Are you connected?</p>
      </div>
    </>
  )
}
