import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'

import type { Subject } from '#app/content/contact.ts'

import { Button } from './button.tsx'
import type { ContactMessage, Deliver } from './deliver.ts'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

import styles from './contact-form.module.css'

type ContactFormProps = {
  subjects: readonly Subject[]
  /** The subject the address asks for, chosen unless the visitor has chosen already. */
  subject: Subject | undefined
  deliver: Deliver
  /** Other ways to reach the firm, for a browser in which the form cannot send. */
  otherWays: ReactNode
}

/** The message form. The browser checks the fields; they keep what is typed until it is sent. */
export function ContactForm({ subjects, subject, deliver, otherWays }: ContactFormProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)

  useEffect(() => {
    const choice = form.current?.elements.namedItem('subject')
    if (subject && choice instanceof HTMLSelectElement && choice.value === '') {
      choice.value = subject
    }
  }, [subject])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const fields = event.currentTarget
    setState('sending')
    await deliver(messageIn(fields))
    fields.reset()
    sending.current = false
    setState('sent')
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send}>
      {!hydrated && <div className={styles.needsScript}>{otherWays}</div>}
      <Field label="Full Name">
        {(id) => <input id={id} name="name" autoComplete="name" required />}
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
          />
        )}
      </Field>
      <Field label="Phone Number" optional>
        {(id) => <input id={id} name="phone" type="tel" inputMode="tel" autoComplete="tel" />}
      </Field>
      <Field label="Subject">
        {(id) => (
          <select id={id} name="subject" autoComplete="off" required>
            <option value="">Select a subject</option>
            {subjects.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Your Message" wide>
        {(id) => <textarea id={id} name="message" rows={5} autoComplete="off" required />}
      </Field>
      <div className={styles.send}>
        <Button type="submit" arrow disabled={!hydrated || state === 'sending'}>
          {state === 'sending' ? 'Sending...' : 'Send message'}
        </Button>
      </div>
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

function messageIn(form: HTMLFormElement): ContactMessage {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    // the select offers nothing else
    subject: text('subject') as Subject,
    message: text('message'),
  }
}
