import {
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'

import { Button } from '#app/components/parts/button.tsx'
import { Icon } from '#app/components/parts/icon.tsx'
import { useHydrated } from '#app/components/parts/use-hydrated.ts'
import type { Subject } from '#app/content/contact.ts'
import type { Delivery } from '#app/content/delivery.ts'

import type { Deliver } from './deliver.ts'
import { DeliveryFault, type WaysWith } from './delivery-fault.tsx'
import { joinWithDraft, messageIn, textIn, TRAP } from './message-fields.ts'
import {
  faultIn,
  forgetSuccess,
  keepTyped,
  onOutboxChange,
  type OutboxState,
  outboxState,
  recallFault,
  send,
} from './outbox.ts'

import styles from './contact-form.module.css'

type ContactFormProps = {
  subjects: readonly Subject[]
  /** The subject the address asks for, chosen unless the visitor has chosen already. */
  subject: Subject | undefined
  deliver: Deliver
  /** What `deliver` sends to; without it nothing leaves the browser. */
  delivery: Delivery | undefined
  /** Other ways for a message that did not arrive. */
  waysWith: WaysWith
  /** Other ways to reach the firm, for a browser in which the form cannot send. */
  otherWays: ReactNode
}

/** The message form. The browser checks the fields; they keep what is typed until it is sent. */
export function ContactForm({
  subjects,
  subject,
  deliver,
  delivery,
  waysWith,
  otherWays,
}: ContactFormProps) {
  const state = useSyncExternalStore(onOutboxChange, outboxState, (): OutboxState => 'idle')
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const sending = state === 'sending'
  // a form that the browser itself can send, which it does where no script is at work
  const sendsItself = delivery?.as === 'form'
  // a visitor who comes back from the receiver's page then finds everything again
  const again = sendsItself ? 'on' : 'off'

  useEffect(() => {
    shownAt.current = performance.now()
    if (form.current) joinWithDraft(form.current)
    if (delivery) recallFault()
    return forgetSuccess
  }, [delivery])

  useEffect(() => {
    const choice = form.current?.elements.namedItem('subject')
    if (subject && choice instanceof HTMLSelectElement && choice.value === '') {
      choice.value = subject
    }
  }, [subject])

  useEffect(() => {
    if (state === 'sent') form.current?.reset()
  }, [state])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const trap = textIn(event.currentTarget, TRAP)
    const written = messageIn(event.currentTarget)
    void send({ message: written, trap, shownAt: shownAt.current }, deliver)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      onInput={keep}
      {...(sendsItself && { action: delivery.endpoint, method: 'post' })}
    >
      {!hydrated && !sendsItself && <div className={styles.needsScript}>{otherWays}</div>}
      <Field label="Full Name">
        {(id) => <input id={id} name="name" autoComplete="name" required readOnly={sending} />}
      </Field>
      <Field label="Email Address">
        {(id) => (
          <input
            id={id}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            readOnly={sending}
          />
        )}
      </Field>
      <Field label="Phone Number" optional>
        {(id) => (
          <input
            id={id}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            readOnly={sending}
          />
        )}
      </Field>
      <Field label="Subject">
        {(id) => (
          <select id={id} name="subject" autoComplete={again} required disabled={sending}>
            <option value="">Select a subject</option>
            {subjects.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Your Message" wide>
        {(id) => (
          <textarea
            id={id}
            name="message"
            rows={5}
            autoComplete={again}
            required
            readOnly={sending}
          />
        )}
      </Field>
      {delivery && <Unseen fields={delivery.fields ?? {}} />}
      {!faultIn(state) && (
        <div className={styles.send}>
          <Button type="submit" arrow disabled={(!hydrated && !sendsItself) || sending}>
            {sending ? 'Sending...' : 'Send message'}
          </Button>
        </div>
      )}
      {delivery && <DeliveryFault state={state} waysWith={waysWith} />}
      <div role="status" className={styles.result}>
        {state === 'sent' && (
          <p className={styles.sent} ref={bringIntoView}>
            <Icon name="check" />
            Thank you for your message. We will get back to you soon!
          </p>
        )}
      </div>
    </form>
  )
}

function keep({ target }: FormEvent<HTMLFormElement>) {
  const { name, value } = target as HTMLInputElement
  if (name !== TRAP) keepTyped({ [name]: value })
}

/** The message may lie below the screen, behind the phone's keyboard or its call bar. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}

type FieldProps = {
  label: string
  optional?: boolean
  wide?: boolean
  children: (id: string) => ReactNode
}

function Field({ label, optional = false, wide = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label htmlFor={id}>
        {label} {optional && <small>(optional)</small>}
      </label>
      {children(id)}
    </div>
  )
}

/** What a receiver wants with each message, and a field that only a program fills in. */
function Unseen({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name={TRAP} tabIndex={-1} autoComplete="off" />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </div>
  )
}
