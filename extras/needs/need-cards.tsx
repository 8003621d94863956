import { Icon } from '#src/components/parts/icon.tsx'
import { Picture } from '#src/components/pictures/picture.tsx'
import type { Picture as PictureSource } from '#src/content/picture-fields.ts'

import type { Need } from './needs.ts'

import styles from './need-cards.module.css'

type NeedCardsProps = {
  needs: readonly Need[]
  /** The one that stands for each; none where one of them has none. */
  pictures: readonly PictureSource[]
}

/** On phones less than the 110 pixels it takes on the narrowest, so that the largest take the same file. */
const SIZES = { wider: '(min-width: 43.75rem) 34vw', phone: 27 }

/** What people come with, each with what the service that is for it is known by, and leads there. */
export function NeedCards({ needs, pictures }: NeedCardsProps) {
  return (
    <ul role="list" className={styles.needs} style={{ '--count': needs.length }}>
      {needs.map(({ name, serviceUrl }, index) => {
        const picture = pictures[index]
        return (
          <li key={name}>
            <a href={serviceUrl} className={styles.need}>
              {picture && (
                <div className={`board near ${styles.window}`}>
                  <Picture picture={picture} alt="" title="" sizes={SIZES} />
                </div>
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
