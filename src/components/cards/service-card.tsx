import { Icon } from '#src/components/parts/icon.tsx'
import { Board } from '#src/components/pictures/board.tsx'
import { sizesOfFirst } from '#src/components/pictures/picture.tsx'
import type { Service } from '#src/content/services.ts'

import styles from './service-card.module.css'

type ServiceCardProps = {
  service: Service
  /** The one the page opens with. */
  priority: boolean
  /** It has a row to itself. */
  alone: boolean
}

/** A service with its model standing above the frame. A press anywhere on it opens the dialog. */
export function ServiceCard({ service, priority, alone }: ServiceCardProps) {
  const { id, title, description, picture, subServices } = service
  return (
    // The name and the button at the foot are the controls, the name for browsers without
    // invoker commands; the rest of the card is a larger target for a thumb (client/services.ts).
    <article className={`${styles.card} ${alone ? styles.alone : ''}`}>
      <Board
        className={styles.board}
        ground="board-grid standing ticks"
        picture={picture}
        alt=""
        title={title}
        sizes={sizesOfFirst('service', picture)}
        priority={priority}
      />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <a href={`#${id}`} aria-haspopup="dialog">
            {title}
          </a>
        </h2>
        <p className="soft">{description}</p>
        <ul role="list" className={`two-columns ${styles.subServices}`}>
          {subServices.map((subService) => (
            <li key={subService.title}>{subService.title}</li>
          ))}
        </ul>
      </div>
      {/* opens it without a script too, where the browser can */}
      <button
        type="button"
        aria-haspopup="dialog"
        commandfor={id}
        command="show-modal"
        className="spread"
      >
        <span>
          What we do for you<span className="visually-hidden">: {title}</span>
        </span>
        <Icon name="arrow" />
      </button>
    </article>
  )
}
