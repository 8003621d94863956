import { useEffect, useRef, useSyncExternalStore } from 'react'

import { ButtonLink } from '#app/components/parts/button-link.tsx'
import { Button } from '#app/components/parts/button.tsx'

import type { ContactMessage, Fault } from './deliver.ts'
import { draft, type Draft, faultIn, onOutboxChange, type OutboxState } from './outbox.ts'

import styles from './delivery-fault.module.css'

/** Other ways for a message: addresses with as much of it as they can hold. */
export type WaysWith = (message: Partial<ContactMessage>) => {
  whatsApp: string
  email: string
  /** Whether the message was too long for them. */
  cut: boolean
}

type DeliveryFaultProps = { state: OutboxState; waysWith: WaysWith }

const nothing: Draft = { fields: {} }

const MAYBE =
  'It may have reached us or not. You can send it again: we see that it is the same message.'

/** What happened, and what that means for the message. */
const said: Readonly<Record<Fault | 'online', readonly [string, string]>> = {
  refused: [
    'Our message service refused your message.',
    'Try again in a minute, or send it another way.',
  ],
  offline: ['You are offline.', 'Your message has not left. Send it when the line is back.'],
  online: ['You are online again.', 'Your message has not left: it waits for you to send it.'],
  unanswered: ['No answer came within 15 seconds.', MAYBE],
  unconfirmed: [
    'The answer does not say that your message has arrived.',
    'Servers in trouble answer like this, and networks until you have logged in. ' + MAYBE,
  ],
  interrupted: ['Sending was interrupted before an answer came.', MAYBE],
}

/** Says what kept a message from being sent, and offers to send it again and the other ways. */
export function DeliveryFault({ state, waysWith }: DeliveryFaultProps) {
  const { fields } = useSyncExternalStore(onOutboxChange, draft, () => nothing)
  const online = useSyncExternalStore(onLineChange, isOnline, () => true)
  const panel = useRef<HTMLDivElement>(null)
  const wasSending = useRef(false)
  const fault = faultIn(state)
  const [what, then] = fault ? said[fault === 'offline' && online ? 'online' : fault] : []
  const ways = fault && waysWith(fields)

  useEffect(() => {
    if (fault && wasSending.current) show(panel.current)
    wasSending.current = state === 'sending'
  }, [state, fault])

  return (
    <div ref={panel} className={fault ? styles.fault : styles.none}>
      <div role="status">
        {fault && (
          <>
            <p className={styles.what}>{what}</p>
            <p>{then} Nothing you wrote is lost.</p>
          </>
        )}
      </div>
      {ways && (
        <>
          <div className={`actions ${styles.ways}`}>
            <Button type="submit" arrow>
              Try again
            </Button>
            <ButtonLink to={ways.whatsApp} look="outline" newTab>
              Send it on WhatsApp
            </ButtonLink>
            <ButtonLink to={ways.email} look="outline">
              Send it by email
            </ButtonLink>
          </div>
          {ways.cut && (
            <p>A message this long is cut for WhatsApp and email. All of it is in the form.</p>
          )}
        </>
      )}
    </div>
  )
}

function show(panel: HTMLElement | null) {
  panel?.scrollIntoView({ block: 'nearest' })
  // the button that had the focus is gone; a visitor who has moved on is left alone
  if (document.activeElement !== document.body) return
  panel?.querySelector('button')?.focus({ preventScroll: true })
}

function onLineChange(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

function isOnline() {
  return navigator.onLine
}
