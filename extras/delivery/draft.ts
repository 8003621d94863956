/** Where a tab keeps the message that is being written: in its session storage. */
export const DRAFT_KEY = 'outbox'

/** Whether this tab keeps a message. Where storage is blocked none outlives its page. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null
  } catch {
    return false
  }
}
