/** Whether the visitor has asked to save data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}

/** Whether pages may be fetched that nobody has asked for yet. */
export function allowsPrefetching(): boolean {
  return !savesData() && !navigator.connection?.effectiveType?.includes('2g')
}

/**
 * Until React is there, the browser prefetches the documents of links that are pointed at, by the
 * page's speculation rules. They go where the connection does not allow it.
 */
export function limitPrefetching() {
  if (!allowsPrefetching()) stopPrefetchingDocuments()
}

/** With React a link does not load a document. */
export function stopPrefetchingDocuments() {
  document.querySelector('[type=speculationrules]')?.remove()
}
