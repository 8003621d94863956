import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react'

import { handOverForm } from '#src/client/at-rest/form.ts'
import { Button } from '#src/components/parts/button.tsx'
import { useHydrated } from '#src/components/parts/use-hydrated.ts'
import type { Delivery } from '#src/content/delivery.ts'
import type { messageLinks } from '#src/content/message-links.ts'

import { HONEYPOT } from './deliver.ts'
import { DeliveryOutcome } from './delivery-outcome.tsx'
import { keepDraft, outbox, send, useOutbox } from './outbox.ts'

import styles from './contact-form.module.css'

const submitLabels: Partial<Record<ReturnType<typeof outbox>['status'], string>> = {
  sending: 'Sending...',
  refused: 'Try again',
  unconfirmed: 'Try again',
}

const inputs = [
  { name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name', optional: false },
  { name: 'email', label: 'Email Address', type: 'email', autoComplete: 'email', optional: false },
  { name: 'phone', label: 'Phone Number', type: 'tel', autoComplete: 'tel', optional: true },
] as const

type ContactFormProps = {
  subjects: readonly string[]
  /** The subject in the address, chosen unless the visitor has chosen one already. */
  subject: string | undefined
  /** Where messages go; without it sending is simulated. */
  delivery: Delivery | undefined
  linksWith: typeof messageLinks
  /** Other ways to reach the firm, for a browser in which the form cannot send. */
  otherWays: ReactNode
}

/** The message form. The browser validates it; the fields keep their text until it is sent. */
export function ContactForm(props: ContactFormProps) {
  const { subjects, subject, delivery, linksWith, otherWays } = props
  const status = useOutbox((all) => all.status)
  const form = useRef<HTMLFormElement>(null)
  const wasSending = useRef(false)
  const sending = status === 'sending'
  // without JavaScript the browser itself can send a form
  const nativeSubmit = delivery?.as === 'form'
  const canSend = useHydrated() || nativeSubmit

  useEffect(() => {
    if (!form.current) return
    fillBlanks(form.current, outbox().message)
    // what has arrived meanwhile is thanked for
    if (outbox().status !== 'sent') keepDraft(fieldsIn(form.current))
    if (subject) fillBlanks(form.current, { subject })
  }, [subject])

  useEffect(handOverForm, [])

  // in the frame that shows the outcome
  useLayoutEffect(() => {
    if (status === 'sent') form.current?.reset()
    if (wasSending.current && !sending && form.current) showOutcome(form.current)
    wasSending.current = sending
  }, [status, sending])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(fieldsIn(event.currentTarget), delivery)
  }

  return (
    <form
      ref={form}
      className={`two-columns ${styles.form}`}
      onSubmit={submit}
      onInput={({ currentTarget }) => keepDraft(fieldsIn(currentTarget))}
      {...(nativeSubmit && { action: delivery.endpoint, method: 'post' })}
    >
      {!canSend && <div className={styles.needsScript}>{otherWays}</div>}
      {inputs.map(({ name, label, type, autoComplete, optional }) => (
        <Field key={name} id={name} label={label} optional={optional}>
          <input
            id={name}
            name={name}
            type={type}
            inputMode={type}
            autoComplete={autoComplete}
            required={!optional}
            readOnly={sending}
          />
        </Field>
      ))}
      <Field id="subject" label="Subject">
        {/* autocomplete off, or Firefox restores it as disabled after a reload while sending */}
        <select id="subject" name="subject" autoComplete="off" required disabled={sending}>
          <option value="">Select a subject</option>
          {subjects.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </Field>
      <Field id="message" label="Your Message" wide>
        <textarea id="message" name="message" rows={5} required readOnly={sending} />
      </Field>
      {delivery && (
        <div className="visually-hidden" aria-hidden="true">
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          {Object.entries(delivery.fields ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </div>
      )}
      <div className={styles.send}>
        <Button type="submit" arrow disabled={!canSend || sending}>
          {submitLabels[status] ?? 'Send message'}
        </Button>
      </div>
      <DeliveryOutcome linksWith={linksWith} />
    </form>
  )
}

/** The fields of the form by name, hidden ones too: what the browser itself would send. */
function fieldsIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Leaves what was typed before the script ran. */
function fillBlanks(form: HTMLFormElement, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field && field.value === '') field.value = value
  }
}

/** Scrolls to the outcome: it may be below the fold, or behind the keyboard or the call bar. */
function showOutcome(form: HTMLFormElement) {
  form.lastElementChild?.scrollIntoView({ block: 'nearest' })
  // a disabled button loses focus; a visitor who has moved on to a field is left there
  if (document.activeElement !== document.body) return
  form.querySelector('button')?.focus({ preventScroll: true })
}

type FieldProps = {
  id: string
  label: string
  optional?: boolean
  wide?: boolean
  children: ReactNode
}

function Field({ id, label, optional = false, wide = false, children }: FieldProps) {
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label htmlFor={id}>
        {label} {optional && <small>(optional)</small>}
      </label>
      {children}
    </div>
  )
}
