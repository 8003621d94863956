import type { ReactNode } from 'react'

import { ButtonLink } from '#src/components/parts/button.tsx'

import { messageLinks } from './message-links.ts'
import { useOutbox } from './outbox.ts'

import styles from './outcome.module.css'

const faults = {
  refused: [
    'Our message service refused your message.',
    'Try again in a minute, or send it another way.',
  ],
  unconfirmed: [
    'We cannot confirm that your message has arrived.',
    'It may have reached us or not. You can send it again: we see that it is the same message.',
  ],
} as const

/** What became of the message, and other ways to send one that may not have arrived. */
export function DeliveryOutcome({ children }: { children: ReactNode }) {
  const { status, message } = useOutbox((all) => all)
  const fault = status === 'refused' || status === 'unconfirmed' ? faults[status] : undefined
  const links = fault && messageLinks(message)
  return (
    <div className={fault && styles.fault}>
      <div role="status">
        {children}
        {fault && <p className={styles.what}>{fault[0]}</p>}
        {fault && <p>{fault[1]} Nothing you wrote is lost.</p>}
      </div>
      {links && (
        <div className="actions">
          <ButtonLink to={links.whatsApp} look="outline" newTab>
            Send it on WhatsApp
          </ButtonLink>
          <ButtonLink to={links.email} look="outline">
            Send it by email
          </ButtonLink>
        </div>
      )}
      {links?.cut && (
        <p>A message this long is cut for WhatsApp and email. All of it is in the form.</p>
      )}
    </div>
  )
}
