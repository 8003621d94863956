import { Icon } from '#src/components/parts/icon.tsx'
import { Picture } from '#src/components/pictures/picture.tsx'
import type { Picture as PictureSource } from '#src/content/picture-fields.ts'

import type { Need } from './needs.ts'

import styles from './need-cards.module.css'

type NeedCardsProps = {
  needs: readonly Need[]
  /** The model that stands for each; none where one of them has none. */
  models: readonly PictureSource[]
}

/** On phones as in the list of services, so that it is one file; a little less than it takes. */
const SIZES = { wider: '(min-width: 43.75rem) 60vw', phone: 33 }

/** What people come with, each with the model of the service that is for it, and leads there. */
export function NeedCards({ needs, models }: NeedCardsProps) {
  return (
    <ul role="list" className={styles.needs} style={{ '--count': needs.length }}>
      {needs.map(({ name, serviceUrl }, index) => {
        const model = models[index]
        return (
          <li key={name}>
            <a href={serviceUrl} className={styles.need}>
              {model && (
                <span className={`board ${styles.window}`}>
                  <Picture picture={model} alt="" title="" sizes={SIZES} />
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
