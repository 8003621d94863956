import { Fragment } from 'react'

import type { Callout, Model } from './model-with-callouts.tsx'

import styles from './marks-on-model.module.css'

type MarksOnModelProps = Pick<Model, 'callouts' | 'strata'> & {
  /** Whether numbers stand at the parts, for the list under the model. */
  isNumbered: boolean
}

/** What is drawn on a model: a leader from each part to its name or its key, and the ground's layers. */
export function MarksOnModel({ callouts, strata, isNumbered }: MarksOnModelProps) {
  const [surface, ...below] = strata.map(({ name, y }) => (
    <span key={name} className={styles.layer} style={{ top: `${y}%` }}>
      {name}
    </span>
  ))
  return (
    <>
      <div aria-hidden="true" className="surface">
        <svg className={styles.leaders} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.toNames} d={callouts.map(toName).join('')} />
          <path className={styles.toKeys} d={callouts.map(toKey).join('')} />
        </svg>
        {callouts.map(({ name, at, key, label }, index) => (
          <Fragment key={name}>
            <i
              className={`${styles.dot}${label ? '' : ` ${styles.toKeys}`}`}
              style={{ left: `${at.x}%`, top: `${at.y}%` }}
            />
            {isNumbered && (
              <span
                className={`key early ${styles.key}`}
                style={{ left: `${key.x}%`, top: `${key.y}%` }}
              >
                {index + 1}
              </span>
            )}
          </Fragment>
        ))}
        {surface}
      </div>
      <div aria-hidden="true" className="strata">
        {below}
      </div>
    </>
  )
}

/** At right angles, to the end of the line under the name. */
function toName({ at, label }: Callout) {
  return label && `M${at.x} ${at.y}H${label.x}V${label.y}`
}

function toKey({ at, key }: Callout) {
  return `M${at.x} ${at.y} ${key.x} ${key.y}`
}
