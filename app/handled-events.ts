/** What components handle, of the eighty kinds of events that React listens to. */
export const handledEvents = ['click', 'change', 'submit']

/**
 * Lets React listen in an element to those kinds of events only that components handle. One tap
 * fires fifteen others, and on a slow phone the answer waits for each.
 */
export function listenToHandledOnly(site: HTMLElement) {
  const listen = site.addEventListener.bind(site)
  site.addEventListener = (type: string, ...others: [EventListener, boolean?]) => {
    if (handledEvents.includes(type)) listen(type, ...others)
  }
}
