import type { Delivery } from '#app/content/delivery.ts'

/** To try a receiver on the machine the site is built on. */
const ON_THIS_MACHINE = ['localhost', '127.0.0.1']

/** What the form sends by itself, and the field that only programs fill in. */
const OWN_FIELDS = ['name', 'email', 'phone', 'subject', 'message', 'messageId', 'link']

/**
 * Makes sure that messages can reach the address the content gives for them.
 *
 * @throws when they would be readable on their way, or could not be sent at all
 */
export function checkDelivery(delivery: Delivery | undefined) {
  if (!delivery) return
  const { endpoint, fields = {} } = delivery
  if (!URL.canParse(endpoint)) {
    throw wrong(
      `the endpoint '${endpoint}' is no address. It looks like 'https://example.com/form'.`,
    )
  }
  const { protocol, hostname, username, password } = new URL(endpoint)
  const safe = protocol === 'https:' || ON_THIS_MACHINE.includes(hostname)
  if (!safe || !/^https?:$/.test(protocol)) {
    throw wrong(`the endpoint '${endpoint}' must begin with https://, or others read the messages.`)
  }
  if (username || password) {
    throw wrong('the endpoint must hold no user name or password: browsers refuse to send to it.')
  }
  const taken = OWN_FIELDS.filter((name) => name in fields)
  if (taken.length > 0) {
    throw wrong(
      `the form itself fills in '${taken.join("', '")}'. Name the extra fields otherwise.`,
    )
  }
}

function wrong(what: string) {
  return new Error(`app/content/delivery.ts: ${what}`)
}
