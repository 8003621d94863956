/** Where messages of the contact form go. */
export type Delivery = {
  /** An https address that takes a POST: a form service's, or a function of your own. */
  endpoint: string
  /** 'form' works without JavaScript too; 'json' is for receivers that take nothing else. */
  as: 'form' | 'json'
  /** Sent with each message, such as Web3Forms' access_key. Not secret: anyone can read it. */
  fields?: Readonly<Record<string, string>>
}

/**
 * Sending is simulated, and nothing leaves the browser, until a receiver is set here, such as
 *
 *     { endpoint: 'https://formspree.io/f/YOUR_FORM', as: 'form' }
 *     { endpoint: 'https://api.web3forms.com/submit', as: 'form', fields: { access_key: 'KEY' } }
 *
 * It gets the fields of a message and a `messageId`, which stays the same on a retry.
 */
export const delivery: Delivery | undefined = undefined
