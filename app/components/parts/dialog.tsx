import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

import styles from './dialog.module.css'

type DialogProps = {
  /** Also the fragment of the address that opens it, with or without a script. */
  id: string
  title: string
  /** What the bar at its top says, at the left of the X. */
  bar: ReactNode
  /** Beside or under the words: a picture on its board. */
  picture: ReactNode
  open: boolean
  /** Called however it was closed: X, Escape, a press outside, or the address. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal. The browser keeps focus inside, closes it on Escape and gives focus back.
 * Until a script is at work its address alone shows it, and the X is a link away from there.
 */
export function Dialog({ id, title, bar, picture, open, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const hydrated = useHydrated()
  const titleId = `${id}-title`

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    if (!element.open) element.showModal()
    return () => element.close()
  }, [open])

  function closed() {
    if (dialog.current?.open) return
    onClose()
    // one opened by its address took the focus from nobody: give it to the button that opens it
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
        {bar}
        <form method="dialog" className={styles.close}>
          <button aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
        <a href="#main" aria-label="Close" className={styles.leave}>
          <Icon name="close" />
        </a>
      </div>
      <div className={styles.columns}>
        <div className={`board-ground ticks ${styles.picture}`}>
          <h2 id={titleId}>{title}</h2>
          {picture}
        </div>
        <div className={`stretched ${styles.text}`}>{children}</div>
      </div>
    </dialog>
  )
}

type DialogTriggerProps = { opens: string; onOpen: () => void; children: ReactNode }

/** Opens the dialog with the given id: by script, or by the browser alone where it can. */
export function DialogTrigger({ opens, onOpen, children }: DialogTriggerProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      commandfor={opens}
      command="show-modal"
      onClick={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onOpen()
      }}
    >
      {children}
    </button>
  )
}

/** A press on the dialog's own box, outside its content, is a press on the backdrop. */
function closeOnBackdrop(press: MouseEvent<HTMLDialogElement>) {
  const { target, currentTarget, clientX, clientY } = press
  if (target !== currentTarget) return
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  if (!inside) currentTarget.close()
}
