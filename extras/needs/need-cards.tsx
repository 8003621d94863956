import { Icon } from '#src/components/parts/icon.tsx'
import { Picture, sizesOfFirst } from '#src/components/pictures/picture.tsx'
import type { Picture as PictureSource } from '#src/content/picture-fields.ts'

import type { Need } from './needs.ts'

import styles from './need-cards.module.css'

/** What is seen beside a need: a picture whole, or its piece around a point, in percent. */
export type Window = { picture: PictureSource; middle?: { x: number; y: number } }

type NeedCardsProps = {
  needs: readonly Need[]
  /** For each need what is seen beside it. */
  windows?: readonly (Window | undefined)[] | undefined
}

/** On phones as in the list of services, so that it is one file. */
const WHOLE = { wider: '(min-width: 43.75rem) 50vw', phone: 40 }

/**
 * What people come with, each with what is about it: a window onto the picture that the page has at its
 * top, in the same file, or a service's model. Each leads to the service that is for it.
 */
export function NeedCards({ needs, windows }: NeedCardsProps) {
  return (
    <ul role="list" className={styles.needs} style={{ '--count': needs.length }}>
      {needs.map(({ name, serviceUrl }, index) => {
        const shown = windows?.[index]
        const { middle } = shown ?? {}
        return (
          <li key={name}>
            <a href={serviceUrl} className={styles.need}>
              {shown && (
                <span
                  className={`board-grid ${styles.window} ${middle ? styles.piece : ''}`}
                  style={middle && { '--x': `${-middle.x}%`, '--y': `${-middle.y}%` }}
                >
                  <Picture
                    picture={shown.picture}
                    alt=""
                    title=""
                    sizes={middle ? sizesOfFirst('hero', shown.picture) : WHOLE}
                  />
                </span>
              )}
              <span className={`spread ${styles.name}`}>
                {name}
                <Icon name="arrow" />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
