import type { Sending } from '#src/components/form/sending.ts'

import { HONEYPOT } from '../deliver.ts'
import { DeliveryOutcome } from '../delivery-outcome.tsx'
import { delivery } from '../delivery.ts'
import { keepDraft, outbox, send, useOutbox } from '../outbox.ts'

/** Sends messages to the receiver that the content names, and keeps them until they have arrived. */
const sending: Sending = {
  useSending() {
    const status = useOutbox((all) => all.status)
    return {
      status: status === 'refused' || status === 'unconfirmed' ? 'failed' : status,
      send: (fields) => void send(fields, delivery),
      keep: keepDraft,
      kept: outbox,
    }
  },
  attributes: delivery?.as === 'form' ? { action: delivery.endpoint, method: 'post' } : undefined,
  Outcome: DeliveryOutcome,
  HiddenFields() {
    if (!delivery) return null
    return (
      <div className="visually-hidden" aria-hidden="true">
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        {Object.entries(delivery.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
    )
  },
}

export default sending
