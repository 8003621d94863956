import type { ContactMessage, Deliver, Fault, Sending } from './deliver.ts'

/** What a visitor has written and not yet sent, as it survives a reload in the tab. */
export type Draft = {
  fields: Partial<ContactMessage>
  /** Of the message in the fields, once it was sent. */
  id?: string
  /** What became of it then. */
  fault?: Fault
}

/** What is happening to the message. */
export type OutboxState = 'idle' | 'sending' | 'sent' | Fault

const KEY = 'message'

// A form goes with its page. Its message stays here, and only one is ever on its way.
let state: OutboxState = 'idle'
let kept: Draft | undefined
const listeners = new Set<() => void>()

export function outboxState(): OutboxState {
  return state
}

/** The fault, of the states that are one. */
export function faultIn(each: OutboxState): Fault | undefined {
  return each === 'idle' || each === 'sending' || each === 'sent' ? undefined : each
}

/** Calls back when the state or the draft changes. Returns how to stop that. */
export function onOutboxChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is written so far. */
export function draft(): Draft {
  kept ??= stored()
  return kept
}

/** Keeps what a visitor has typed, which makes another message of it; not of one on its way. */
export function keepTyped(typed: Partial<ContactMessage>) {
  if (state === 'sending') return
  keep({ fields: { ...draft().fields, ...typed } })
}

/** The state in which the page was left. */
export function recallFault() {
  const { fault } = draft()
  if (fault && state === 'idle') become(fault)
}

/** A success is said once. */
export function forgetSuccess() {
  if (state === 'sent') become('idle')
}

/** Sends a message unless one is on its way. It is kept until it is known to be there. */
export async function send(sending: Omit<Sending, 'id'>, deliver: Deliver) {
  if (state === 'sending') return
  const { message } = sending
  const id = idOf(message) ?? newId()
  // what a visitor is told who leaves the page now and comes back
  const underway: Draft = { fields: message, id, fault: 'interrupted' }
  keep(underway)
  become('sending')
  const outcome = await deliver({ ...sending, id })
  if (outcome === 'sent') keep({ fields: {} })
  else if (kept === underway) keep({ ...underway, fault: outcome })
  become(outcome)
}

function become(next: OutboxState) {
  state = next
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

function keep(next: Draft) {
  kept = next
  tell()
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // blocked or full: kept until the page is loaded anew
  }
}

function stored(): Draft {
  try {
    const found: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    // another version of this site may have written it
    if (found?.fields) return { ...found, fields: found.fields }
  } catch {
    // blocked
  }
  return { fields: {} }
}

/** The id this message had when it was sent; a changed one has none, whoever changed it. */
function idOf(message: ContactMessage) {
  const { id, fields } = draft()
  return JSON.stringify(fields) === JSON.stringify(message) ? id : undefined
}

/** Random enough that no two messages share it; crypto.randomUUID is not there without https. */
function newId() {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
