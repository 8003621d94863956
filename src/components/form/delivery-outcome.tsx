import { ButtonLink } from '#src/components/parts/button.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import type { messageLinks } from '#src/content/message-links.ts'

import { useOutbox } from './outbox.ts'

import styles from './contact-form.module.css'

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
export function DeliveryOutcome({ linksWith }: { linksWith: typeof messageLinks }) {
  const { status, message } = useOutbox((all) => all)
  const fault = status === 'refused' || status === 'unconfirmed' ? faults[status] : undefined
  const links = fault && linksWith(message)
  return (
    <div className={`${styles.outcome} ${fault ? styles.fault : ''}`}>
      <div role="status">
        {status === 'sent' && (
          <p className={styles.sent}>
            <Icon name="check" />
            Thank you for your message. We will get back to you soon!
          </p>
        )}
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
