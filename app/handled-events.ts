/** What components handle, of the eighty kinds of events that React listens to. */
export const handledEvents = ['click', 'change', 'input', 'submit', 'focusin', 'focusout']
/** Handled too, but not under a finger. */
export const hoverEvents = ['pointerover', 'pointerout']

/**
 * Lets React listen in an element to those kinds of events only that components handle. One tap
 * fires fifteen others, and on a slow phone the answer waits for each.
 */
export function listenToHandledOnly(site: HTMLElement) {
  const listen = site.addEventListener.bind(site)
  site.addEventListener = (type: string, listener: Listener, options?: boolean) => {
    if (handledEvents.includes(type)) listen(type, listener, options)
    if (hoverEvents.includes(type)) {
      listen(type, (event: Pointed) => event.pointerType !== 'touch' && listener(event), options)
    }
  }
}

type Pointed = Event & { pointerType?: string }
type Listener = (event: Event) => void
