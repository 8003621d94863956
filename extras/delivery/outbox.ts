import { useSyncExternalStore } from 'react'

import { deliver, type Outcome } from './deliver.ts'
import type { Delivery } from './delivery.ts'
import { DRAFT_KEY } from './draft.ts'

/** The one message of a tab. It survives navigation and a reload. */
type Outbox = {
  status: 'idle' | 'sending' | Outcome
  /** The values of the fields, until the message is known to have arrived. */
  message: Readonly<Record<string, string>>
  /** What of it an address has asked for, such as the subject of a service. */
  asked: Readonly<Record<string, string>>
  /** Given to the message when it is first sent; an edited message gets another. */
  id?: string
}

const EMPTY: Outbox = { status: 'idle', message: {}, asked: {} }

let current: Outbox | undefined
const listeners = new Set<() => void>()

/** What a component renders of the outbox; a key in a form changes the message only. */
export function useOutbox<Part>(part: (outbox: Outbox) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => part(outbox()),
    () => part(EMPTY),
  )
}

/** The outbox as it is now. */
export function outbox(): Outbox {
  current ??= stored()
  return current
}

/** Stores the fields as a draft. A message that is being sent stays as it is. */
export function keepDraft(message: Outbox['message'], asked: Outbox['asked'] = outbox().asked) {
  const { status, message: before } = outbox()
  if (status === 'sending' || JSON.stringify(before) === JSON.stringify(message)) return
  change({ status: status === 'sent' ? 'idle' : status, message, asked })
}

/** Sends a message, and keeps it until it is known to have arrived. Only one is sent at a time. */
export async function send(message: Outbox['message'], delivery: Delivery | undefined) {
  if (outbox().status === 'sending') return
  keepDraft(message)
  // 128 random bits; crypto.randomUUID() exists on https only
  const id = outbox().id ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  // simulated sending cannot fail, so a reload has no outcome to restore
  change({ status: 'sending', message, asked: {}, ...(delivery && { id }) })
  const status = await deliver({ ...message, messageId: id }, delivery)
  // one that may have arrived is not changed by another address
  change(status === 'sent' ? { ...EMPTY, status } : { status, message, asked: {}, id })
}

function change(next: Outbox) {
  current = next
  for (const listener of listeners) listener()
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(next))
  } catch {
    // storage is blocked or full: kept in memory until a reload
  }
}

function stored(): Outbox {
  try {
    const left: Outbox = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')
    const [message, asked] = [{ ...left.message }, { ...left.asked }]
    // never sent, or edited since
    if (!left.id) return { status: 'idle', message, asked }
    // reloaded while sending: the outcome is unknown
    const status = left.status === 'refused' ? left.status : 'unconfirmed'
    return { status, message, asked, id: left.id }
  } catch {
    // storage is blocked, or holds nothing of ours
    return EMPTY
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
