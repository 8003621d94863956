/** Where messages of the contact form go. */
export type Delivery = {
  /** An https address that takes a POST: a form service's, or a function of your own. */
  endpoint: string
  /**
   * How the fields travel. 'form' is URL-encoded, as forms have always sent: it needs one round
   * trip less and works without JavaScript too. 'json' is for receivers that take nothing else.
   */
  as: 'form' | 'json'
  /** What the receiver wants with each message besides, such as Web3Forms' access_key. No secret: all can read it. */
  fields?: Readonly<Record<string, string>>
}

/**
 * Where messages go: sending is simulated, and nothing leaves the browser, until the owner chooses
 * a receiver.
 *
 * One value makes it real:
 *
 *     = { endpoint: 'https://formspree.io/f/YOUR_FORM', as: 'form' }
 *     = {
 *         endpoint: 'https://api.web3forms.com/submit',
 *         as: 'form',
 *         fields: { access_key: 'YOUR_KEY' },
 *       }
 *
 * A message has the fields name, email, phone, subject, message and messageId. The last is the same
 * when a visitor sends the same message again, so that a receiver can tell.
 */
export const delivery: Delivery | undefined = undefined
