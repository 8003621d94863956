import type { Facts } from '#src/content/read.ts'

import { MarksOnModel } from './marks-on-model.tsx'

import styles from './named-parts.module.css'

/** The names of a model's parts, where they have room: on wide screens, for the eye only. */
export function NamedParts({ named }: Pick<Facts['about'], 'named'>) {
  return (
    <div className={styles.names} aria-hidden="true">
      <MarksOnModel callouts={named} strata={[]} isNumbered={false} />
      {named.map(({ name, label, leftward }) => (
        <b
          key={name}
          className={leftward ? styles.left : undefined}
          style={{ left: `${label.x}%`, top: `${label.y}%` }}
        >
          {name}
        </b>
      ))}
    </div>
  )
}
