import type { Subject } from '#app/content/contact.ts'
import type { Delivery } from '#app/content/delivery.ts'

/** What a visitor writes in the contact form. */
export type ContactMessage = {
  name: string
  email: string
  /** Empty when not given. */
  phone: string
  subject: Subject
  message: string
}

/** A message on its way. */
export type Sending = {
  message: ContactMessage
  /** The same each time this message is sent, so that a receiver can tell. */
  id: string
  /** What stands in the field that no person sees. */
  trap: string
  /** When the form was shown, in milliseconds as `performance.now()` counts them. */
  shownAt: number
}

/**
 * Why nobody knows that a message has arrived. `refused`: the receiver said no. `offline`: it could
 * not leave. After any other it may have arrived or not: `unanswered` in time, `interrupted` with the
 * line or the page, or the answer leaves it `unconfirmed`.
 */
export type Fault = 'refused' | 'offline' | 'unanswered' | 'unconfirmed' | 'interrupted'

/** Brings a message to the firm, once, and says what became of it. Never throws. */
export type Deliver = (sending: Sending) => Promise<'sent' | Fault>

const SEND_DELAY_MS = 1500
const ANSWER_LIMIT_MS = 15_000
/** Nobody writes a message in less; a program does. */
const LEAST_WRITING_MS = 3000

/** The sending that the content asks for: a real one, or the specification's simulated one. */
export function deliverTo(delivery: Delivery | undefined): Deliver {
  return delivery ? (sending) => deliver(delivery, sending) : simulate
}

/** It takes its time and nothing leaves the browser. */
const simulate: Deliver = async () => {
  await passed(SEND_DELAY_MS)
  return 'sent'
}

async function deliver(delivery: Delivery, { message, id, trap, shownAt }: Sending) {
  // autofill can be this fast as well: the message waits and is not lost
  await passed(Math.max(0, shownAt + LEAST_WRITING_MS - performance.now()))
  // a program that is told of its success does not try another way
  if (trap) return 'sent'
  return post(delivery, { ...delivery.fields, ...message, messageId: id })
}

async function post({ endpoint, as }: Delivery, fields: Readonly<Record<string, string>>) {
  // only a hint, so it never keeps a message from being tried
  const offline = navigator.onLine === false
  // AbortSignal.timeout is missing in Chrome before 103 and Safari before 16
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), ANSWER_LIMIT_MS)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(as === 'json' && { 'content-type': 'application/json' }),
      },
      body: as === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields),
      credentials: 'omit',
      // some services take messages of certain sites only
      referrerPolicy: 'strict-origin',
      // a redirect would carry the message to a stranger, or a second time
      redirect: 'manual',
      signal: limit.signal,
    })
    return await meaningOf(response)
  } catch {
    if (limit.signal.aborted) return 'unanswered'
    return offline ? 'offline' : 'interrupted'
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A receiver says yes with JSON that does not say no, or by having nothing to say. Any other page
 * may be of a network that wants a visitor to log in, or of a wrong address.
 */
async function meaningOf(response: Response) {
  // a server that fails may have taken the message before
  if (response.status >= 500) return 'unconfirmed'
  if (response.status >= 400) return 'refused'
  const text = await response.text()
  if (response.ok && text === '') return 'sent'
  const answer = response.ok && parsed(text)
  if (!answer) return 'unconfirmed'
  const { success = true, ok = true, status, result, error, errors } = answer
  const saysNo = [success, ok].some((word) => word !== true && word !== 'true')
  const fails = [status, result].some((word) => word === 'error' || word === 'fail')
  const names = Array.isArray(errors) ? errors.length > 0 : errors
  return saysNo || fails || error || names ? 'refused' : 'sent'
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // not JSON
  }
  return undefined
}

function passed(delayMs: number) {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs)
  })
}
