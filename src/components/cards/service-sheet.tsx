import { Icon } from '#src/components/parts/icon.tsx'
import { Board } from '#src/components/pictures/board.tsx'
import { isPhoto } from '#src/components/pictures/picture.tsx'
import type { Service } from '#src/content/services.ts'

import styles from './service-sheet.module.css'

type ServiceSheetProps = {
  service: Pick<Service, 'title' | 'description' | 'picture'>
  to: string
}

/** A service as a sheet of paper on the dark table: the whole sheet leads to it. */
export function ServiceSheet({ service, to }: ServiceSheetProps) {
  const { title, description, picture } = service
  return (
    <article className={styles.sheet}>
      <Board
        className={styles.board}
        ground="board-grid standing"
        picture={picture}
        alt=""
        title={title}
        sizes={{
          wider: '(min-width: 75rem) 25vw, (min-width: 43.75rem) 50vw',
          phone: isPhoto(picture) ? 38 : 40,
        }}
      />
      <div className={styles.paper}>
        <div className={styles.text}>
          <h3>{title}</h3>
          <p className="soft">{description}</p>
        </div>
        <a href={to} className={`spread screen-only ${styles.go}`}>
          <span>
            <span className="visually-hidden">{`${title} `}</span>What we do for you
          </span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  )
}
