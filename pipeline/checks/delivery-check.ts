import type { Delivery } from '#app/content/delivery.ts'

/** For trying a receiver on the machine the site is built on. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1']

/** What the form itself sends; `link` is its honeypot. */
const OWN_FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'messageId', 'link']

/** Throws when messages could not be sent to the receiver, or could be read on their way. */
export function checkDelivery(delivery: Delivery | undefined) {
  const problem = delivery && problemOf(delivery)
  if (problem) throw new Error(`app/content/delivery.ts: ${problem}`)
}

function problemOf({ endpoint, fields = {} }: Delivery) {
  if (!URL.canParse(endpoint)) {
    return `the endpoint '${endpoint}' is not an address such as 'https://example.com/form'.`
  }
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (protocol !== 'https:' && !(protocol === 'http:' && LOCAL_HOSTS.includes(hostname))) {
    return `the endpoint '${endpoint}' must begin with https://, or others can read the messages.`
  }
  if (username || password) return 'browsers refuse an endpoint with a user name or password.'
  const taken = OWN_FIELDS.find((name) => name in fields)
  return taken && `the form itself sends '${taken}'. Give the extra field another name.`
}
