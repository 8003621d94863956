import type { Subject } from '#app/content/contact.ts'

/** What a visitor writes in the contact form. */
export type ContactMessage = {
  name: string
  email: string
  /** Empty when not given. */
  phone: string
  subject: Subject
  message: string
}

/** Brings a message to the firm. Resolves once it is there. */
export type Deliver = (message: ContactMessage) => Promise<void>

const SEND_DELAY_MS = 1500

/** The specification's sending: it takes its time and nothing leaves the browser. */
export const deliver: Deliver = () =>
  new Promise((resolve) => {
    setTimeout(resolve, SEND_DELAY_MS)
  })
