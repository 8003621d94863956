import type { ReactNode } from 'react'
import InService from 'virtual:extras/in-service'

import { ButtonLink } from '#src/components/parts/button.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { RuledList } from '#src/components/parts/ruled-list.tsx'
import { Board } from '#src/components/pictures/board.tsx'
import { isPhoto, nearView, sizesOfFirst } from '#src/components/pictures/picture.tsx'
import type { Service } from '#src/content/services.ts'

import styles from './service-dialog.module.css'

type ServiceDialogProps = {
  /** Its id is also the fragment of the address that opens it, with or without a script. */
  service: Service
  /** What else can be done with it, at its foot. */
  children: ReactNode
}

/**
 * All that a service includes, in a modal. The browser traps focus, closes it on Escape and
 * restores focus; client/at-rest/services.ts does the rest. Without a script `:target` shows it, and the X is
 * a link.
 */
export function ServiceDialog({ service, children }: ServiceDialogProps) {
  const { id, title, details, icon, picture, imageAlt, subServices, subject } = service
  const titleId = `${id}-title`
  const near = nearView(picture)

  return (
    <dialog id={id} aria-labelledby={titleId} closedby="any" className={styles.dialog}>
      <div className={`spread ${styles.bar}`}>
        <h2 id={titleId}>
          <Icon name={icon} />
          {title}
        </h2>
        <form method="dialog">
          <button aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
        <a href="#main" aria-label="Close" className={styles.leave}>
          <Icon name="close" />
        </a>
      </div>
      <div className={styles.columns}>
        <div
          className={`${isPhoto(picture) ? '' : 'board'} ${near ? styles.underSky : ''} ${styles.picture}`}
        >
          <Board
            className={styles.model}
            ground={near ? 'near' : ''}
            picture={near ?? picture}
            alt={imageAlt}
            title={title}
            // as on its card, so that it is one file
            sizes={sizesOfFirst('service', picture)}
          />
        </div>
        <div className={`stretched ${styles.text}`}>
          <p>{details}</p>
          <RuledList items={subServices} />
          {InService && <InService service={service} />}
        </div>
      </div>
      <div className={`actions ${styles.foot}`}>
        {children}
        <ButtonLink to={`/contact?${new URLSearchParams({ subject })}`} arrow>
          Inquire About This Service
        </ButtonLink>
      </div>
    </dialog>
  )
}
