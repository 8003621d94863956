import type { ReactNode } from 'react'

import { filesFor } from '#src/components/pictures/picture.tsx'

import underground from './underground.json' with { type: 'json' }

import model from '#src/components/pictures/model-with-callouts.module.css'
import styles from './underground.module.css'

const { src, kilobytes, parts } = underground

/**
 * A model whose surface can be lifted: its picture and callouts, before them the ground below, which
 * is fetched only then, with the names of what is seen there, and after them the control.
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
        <summary className={styles.tab}>
          <svg viewBox="0 0 12 16" aria-hidden="true">
            <path d="M1 6l5-5 5 5M1 15h10" />
          </svg>
          <span>Lift the land</span>
          <span>{`Loading (${kilobytes} KB)`}</span>
          <span>Close the ground</span>
        </summary>
      </details>
      {/* slots/at-rest.ts says which of them is true */}
      <div role="status" className={styles.status}>
        <p className="visually-hidden">Loading</p>
        <p>What lies below could not be loaded. Are you connected?</p>
      </div>
    </>
  )
}
