import { type MouseEvent, type ReactNode, useRef } from 'react'

import { ButtonLink } from '#app/components/parts/button.tsx'
import { ChosenIcon, Icon } from '#app/components/parts/icon.tsx'
import { RuledList } from '#app/components/parts/ruled-list.tsx'
import { useHydrated } from '#app/components/parts/use-hydrated.ts'
import { Board } from '#app/components/pictures/board.tsx'
import { isPhoto } from '#app/components/pictures/picture.tsx'
import type { Service } from '#app/content/services.ts'

import styles from './service-dialog.module.css'

type ServiceDialogProps = {
  /** Its id is also the fragment of the address that opens it, with or without a script. */
  service: Service
  /** What can be done with it, under its words. */
  children: ReactNode
}

/**
 * Opens the dialog of a service, unless it is open.
 *
 * @param wasOpened whether it has been open already: closed since, it stays so
 * @returns what closes it
 */
export function openService(id: string, wasOpened = false): () => void {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return () => {}
  if (!dialog.open && !wasOpened) dialog.showModal()
  return () => dialog.close()
}

/**
 * All that a service includes, in a modal. The browser traps focus, closes it on Escape and
 * restores focus. Before hydration `:target` shows it, and the X is a link.
 */
export function ServiceDialog({ service, children }: ServiceDialogProps) {
  const { id, title, details, icon, imageUrl, imageAlt, subServices, subject } = service
  const dialog = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  const titleId = `${id}-title`

  function closed() {
    if (dialog.current?.open) return
    // opened by its address, it has no focus to restore: focus the button that opens it
    const { activeElement } = document
    if (activeElement === document.body || dialog.current?.contains(activeElement)) {
      document.querySelector<HTMLElement>(`[commandfor='${id}']`)?.focus()
    }
  }

  return (
    // Escape is the key for this press outside, and `closedby` is the browser's own way, where it has it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      className={`${styles.dialog} ${hydrated ? '' : styles.byAddress}`}
      onClose={closed}
      onClick={closeOnBackdrop}
    >
      <div className={`apart ${styles.bar}`}>
        <p className="label in-line">
          <ChosenIcon name={icon} />
          <span className="soft">Our services</span>
        </p>
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
        <div className={`${isPhoto(imageUrl) ? '' : 'board-ground ticks'} ${styles.picture}`}>
          <h2 id={titleId}>{title}</h2>
          <Board
            className={styles.model}
            ground=""
            src={imageUrl}
            alt={imageAlt}
            title={title}
            sizes="(min-width: 73.125rem) 620px, (min-width: 56.25rem) 52vw, (min-width: 47.5rem) 44vw, 93vw"
          />
        </div>
        <div className={`stretched ${styles.text}`}>
          <p className="lead">{details}</p>
          <RuledList items={subServices} />
          <ButtonLink to={`/contact?${new URLSearchParams({ subject })}`} arrow>
            Inquire About This Service
          </ButtonLink>
          {children}
        </div>
      </div>
    </dialog>
  )
}

/**
 * A press on the dialog's own box, outside its content, is a press on the backdrop; not so the end
 * of a selection of its words.
 */
function closeOnBackdrop(press: MouseEvent<HTMLDialogElement>) {
  const { target, currentTarget, clientX, clientY } = press
  if (target !== currentTarget || window.getSelection()?.isCollapsed === false) return
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  if (!inside) currentTarget.close()
}
