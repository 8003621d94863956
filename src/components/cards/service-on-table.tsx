import { Icon } from '#src/components/parts/icon.tsx'
import { Board } from '#src/components/pictures/board.tsx'
import type { Service } from '#src/content/services.ts'

import styles from './service-on-table.module.css'

type ServiceOnTableProps = {
  service: Pick<Service, 'title' | 'description' | 'picture'>
  to: string
}

/** A service under its picture on the dark table: all of it leads to the service. */
export function ServiceOnTable({ service, to }: ServiceOnTableProps) {
  const { title, description, picture } = service
  return (
    <article className={`on-dark ${styles.service}`}>
      <Board
        className={styles.board}
        ground="standing"
        picture={picture}
        alt=""
        title={title}
        sizes={{
          // on desks at least so much that no file made for phones is chosen
          wider: '(min-width: 62.5rem) max(56vw, 881px), (min-width: 43.75rem) 48vw',
          // not shown there, and some browsers fetch it all the same
          phone: 1,
        }}
      />
      <h3>
        <a href={to} className={styles.name}>
          {title}
          <Icon name="arrow" />
        </a>
      </h3>
      <p className="soft">{description}</p>
    </article>
  )
}
