import type { Delivery } from './delivery.ts'

/** What became of a message; `unconfirmed` when it may have arrived or not. */
export type Outcome = 'sent' | 'refused' | 'unconfirmed'

/** The name of the field that only bots fill in. */
export const HONEYPOT = 'link'

const SEND_DELAY_MS = 1500
const TIMEOUT_MS = 15_000
/** Since the page was loaded. Nobody writes a message in less time; a bot does. */
const MIN_WRITING_MS = 3000

type Fields = Readonly<Record<string, string>>

/** Sends the fields of a message once, or simulates that without a receiver. Never throws. */
export async function deliver(fields: Fields, delivery: Delivery | undefined): Promise<Outcome> {
  if (!delivery) {
    await sleep(SEND_DELAY_MS)
    return 'sent'
  }
  // autofill can be this fast too, so the message waits instead of being refused
  await sleep(MIN_WRITING_MS - performance.now())
  // a bot that believes it succeeded does not try another way
  return fields[HONEYPOT] ? 'sent' : post(delivery, fields)
}

async function post({ endpoint, as }: Delivery, fields: Fields): Promise<Outcome> {
  // AbortSignal.timeout() is newer than the oldest browsers we serve
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(as === 'json' && { 'content-type': 'application/json' }),
      },
      body: as === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields),
      credentials: 'omit',
      // some services accept messages from certain sites only
      referrerPolicy: 'strict-origin',
      // following a redirect would send the message to a third party, or twice
      redirect: 'manual',
      signal: timeout.signal,
    })
    return await classifyResponse(response)
  } catch {
    return 'unconfirmed'
  } finally {
    clearTimeout(timer)
  }
}

/** Throws when the body is cut off or broken JSON. */
async function classifyResponse(response: Response): Promise<Outcome> {
  if (response.status >= 400 && response.status < 500) return 'refused'
  if (!response.ok) return 'unconfirmed'
  const type = response.headers.get('content-type') ?? ''
  // an HTML page is not the receiver's answer: a captive portal, or an error page of the host
  if (type.includes('html')) return 'unconfirmed'
  const text = await response.text()
  if (!type.includes('json') && !text.startsWith('{')) return 'sent'
  const { ok, success, error }: Readonly<Record<string, unknown>> = JSON.parse(text)
  // FormSubmit writes "true" and "false"
  const says = [String(ok), String(success)]
  if (error || says.includes('false')) return 'refused'
  return says.includes('true') ? 'sent' : 'unconfirmed'
}

function sleep(delayMs: number) {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs)
  })
}
