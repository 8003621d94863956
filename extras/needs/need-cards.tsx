import { Icon } from '#src/components/parts/icon.tsx'
import { Picture, sizesOfFirst } from '#src/components/pictures/picture.tsx'
import type { Picture as PictureSource } from '#src/content/picture-fields.ts'

import type { Need } from './needs.ts'

import styles from './need-cards.module.css'

type NeedCardsProps = {
  needs: readonly Need[]
  /** The model that the page opens with, and the middle of each need's piece of it, in percent. */
  model?: { picture: PictureSource; pieces: readonly { x: number; y: number }[] } | undefined
}

/**
 * What people come with, each with the piece of the model that is about it: a window onto the picture
 * that the page has at its top, in the same file. Each leads to the service that is for it.
 */
export function NeedCards({ needs, model }: NeedCardsProps) {
  return (
    <ul role="list" className={styles.needs} style={{ '--count': needs.length }}>
      {needs.map(({ name, serviceUrl }, index) => {
        const middle = model?.pieces[index]
        return (
          <li key={name}>
            <a href={serviceUrl} className={styles.need}>
              {model && middle && (
                <span
                  className={`board-grid ${styles.piece}`}
                  style={{ '--x': `${-middle.x}%`, '--y': `${-middle.y}%` }}
                >
                  <Picture
                    picture={model.picture}
                    alt=""
                    title=""
                    sizes={sizesOfFirst('hero', model.picture)}
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
