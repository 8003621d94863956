/** In the history: the entry was made when a service was opened, so Back closes it. */
const OPENED_HERE = 'opened here'

/**
 * Opens a service's dialog from anywhere on its card, and keeps in the address which one is open:
 * /services#renewable-energy. The browser opens it by its button, traps the focus and closes it; this
 * adds what not every browser does yet. It listens to the document, so it works for cards that React
 * has rendered and for those that came with the page.
 */
export function openServices() {
  document.addEventListener('click', (press) => {
    const { target } = press
    if (!(target instanceof Element)) return
    if (target instanceof HTMLDialogElement) return closeOnBackdrop(press, target)
    const card = target.closest('article')
    const dialog = dialogOf(card?.querySelector('[commandfor]')?.getAttribute('commandfor'))
    if (!card || !dialog || !isForTheCard(press, card)) return
    // the link would go to its address, and the button open it twice
    press.preventDefault()
    dialog.showModal()
    followDialog()
  })
  document.addEventListener('close', ({ target }) => closed(target), { capture: true })
  window.addEventListener('popstate', () => {
    const arrived = leaving
    leaving = false
    // what was opened or closed meanwhile leads, if this was our own step back
    if (arrived) followDialog()
    else openServiceInAddress()
  })
  // one may have been opened by its button before this script came
  if (document.querySelector('dialog[open]')) followDialog()
  else openServiceInAddress()
}

/** Opens the service that the address names, and closes any other. */
export function openServiceInAddress() {
  const named = dialogOf(window.location.hash.slice(1))
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (open !== named) open.close()
  }
  if (named && !named.open) named.showModal()
}

/** A step back has been asked for, which the browser takes a moment later. */
let leaving = false

/** Has the address name the dialog that is open, or none. */
function followDialog() {
  const open = document.querySelector('dialog[open]')?.id
  const named = dialogOf(window.location.hash.slice(1))?.id
  if (leaving || open === named) return
  const { pathname, search } = window.location
  if (open) window.history.pushState(OPENED_HERE, '', `#${open}`)
  else if (window.history.state === OPENED_HERE && window.history.length > 1) {
    leaving = true
    window.history.back()
  } else window.history.replaceState(null, '', pathname + search)
}

function closed(dialog: EventTarget | null) {
  if (!(dialog instanceof HTMLDialogElement)) return
  followDialog()
  // opened by its address, it has no focus to restore: focus the button that opens it
  const { activeElement } = document
  if (activeElement === document.body || dialog.contains(activeElement)) {
    document.querySelector<HTMLElement>(`[commandfor='${dialog.id}']`)?.focus()
  }
}

/**
 * Not the end of a selection of the card's text, and without the keys that open a link in a tab or
 * a window of its own, which the browser does.
 */
function isForTheCard({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, card: Element) {
  if (ctrlKey || metaKey || shiftKey) return false
  const onControl = target instanceof Element && target.closest('a, button') !== null
  const selection = window.getSelection()
  const selects = selection?.isCollapsed === false && card.contains(selection.focusNode)
  return onControl || !selects
}

/**
 * A press on the dialog's own box, outside its content, is a press on the backdrop; not so the end
 * of a selection of its words. Browsers with `closedby` do this themselves.
 */
function closeOnBackdrop({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement) {
  if (window.getSelection()?.isCollapsed === false) return
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  if (!inside) dialog.close()
}

function dialogOf(id: string | null | undefined) {
  const element = id ? document.getElementById(id) : null
  return element instanceof HTMLDialogElement ? element : undefined
}
