import { Button } from '#src/components/parts/button.tsx'
import { Board } from '#src/components/pictures/board.tsx'
import { nearView, sizesOfFirst } from '#src/components/pictures/picture.tsx'
import type { Service } from '#src/content/services.ts'

import styles from './service-card.module.css'

type ServiceCardProps = {
  service: Service
  /** The one the page opens with. */
  priority: boolean
  /** Whether its ground is dark. */
  onDark: boolean
}

/** A service beside what one sees of it who stands there, on phones under it. A press anywhere on it opens the dialog. */
export function ServiceCard({ service, priority, onDark }: ServiceCardProps) {
  const { id, title, description, picture, subServices } = service
  const near = nearView(picture)
  return (
    // The name and the button are the controls, the name for browsers without
    // invoker commands; the rest is a larger target for a thumb (client/at-rest/services.ts).
    <article className={`${styles.card}${onDark ? ' on-dark' : ''}`}>
      <Board
        className={styles.view}
        ground={near ? 'near' : 'standing'}
        picture={near ?? picture}
        alt=""
        title={title}
        sizes={sizesOfFirst('service', picture)}
        priority={priority}
      />
      <h2 className={`${priority ? 'early ' : ''}${styles.title}`}>
        <a href={`#${id}`} aria-haspopup="dialog">
          {title}
        </a>
      </h2>
      <div className={styles.text}>
        <p className="lead">{description}</p>
        <ul role="list" className={`two-columns ${styles.subServices}`}>
          {subServices.map((subService) => (
            <li key={subService.title}>{subService.title}</li>
          ))}
        </ul>
        <div className={`in-line ${styles.actions}`}>
          <Button type="button" look="text" arrow opens={id}>
            <span>
              What we do for you<span className="visually-hidden">: {title}</span>
            </span>
          </Button>
        </div>
      </div>
    </article>
  )
}
