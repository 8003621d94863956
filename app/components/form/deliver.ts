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

/** Where receivers say what became of a message, and how; a number is that of a status. */
const SAYS_IT = /^(success|ok|sent|accepted|received|delivered|status|result|code)$/
const YES = /^(true|1|yes|ok|success|sent|accepted|received|delivered|2\d\d)$/i
const NO = /^(false|0|no|error|fail(ed|ure)?|refused|rejected|4\d\d)$/i

/**
 * A receiver says yes in a word, or by having nothing to say. What says neither yes nor no may be
 * of a network that wants a visitor to log in, of a wrong address, or of a program that failed.
 */
async function meaningOf(response: Response) {
  // a server that fails may have taken the message before
  if (response.status >= 500) return 'unconfirmed'
  if (response.status >= 400) return 'refused'
  const answer = Object.entries(answerIn((await response.text()).trim()))
  if (!response.ok) return 'unconfirmed'
  const words = answer.filter(([name]) => SAYS_IT.test(name)).map(([, word]) => String(word))
  const faults = answer.filter(([name, value]) => /^errors?$/.test(name) && !isEmpty(value))
  if (faults.length > 0 || words.some((word) => NO.test(word))) return 'refused'
  return answer.length === 0 || words.some((word) => YES.test(word)) ? 'sent' : 'unconfirmed'
}

/** What an answer says, by name; a bare word is its status. */
function answerIn(text: string): Readonly<Record<string, unknown>> {
  let said: unknown = text
  try {
    said = JSON.parse(text)
  } catch {
    // words that are no JSON
  }
  if (typeof said === 'object' && said !== null && !Array.isArray(said)) return { ...said }
  return said === '' || said === null ? {} : { status: said }
}

function isEmpty(value: unknown) {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0)
}

function passed(delayMs: number) {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs)
  })
}
