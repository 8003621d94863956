import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import AboveForm from 'virtual:extras/above-form'
import sending from 'virtual:extras/sending'

import { handOverForm } from '#src/client/at-rest/form.ts'
import { Button } from '#src/components/parts/button.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { returnFocus } from '#src/components/parts/return-focus.ts'
import { useHydrated } from '#src/components/parts/use-hydrated.ts'

import {
  clearUnchanged,
  differingFrom,
  type Fields,
  fieldsIn,
  fillBlanks,
  unchangedIn,
} from './fields.ts'
import { simulatedSending } from './sending.ts'

import styles from './contact-form.module.css'

const submitLabels = {
  idle: 'Send message',
  sending: 'Sending...',
  sent: 'Send message',
  failed: 'Try again',
} as const

const { useSending, attributes, HiddenFields, Outcome = StatusLine } = sending ?? simulatedSending

const inputs = [
  { name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name', optional: false },
  { name: 'email', label: 'Email Address', type: 'email', autoComplete: 'email', optional: false },
  { name: 'phone', label: 'Phone Number', type: 'tel', autoComplete: 'tel', optional: true },
] as const

type ContactFormProps = {
  subjects: readonly string[]
  /** The subject in the address, chosen unless the visitor has chosen one already. */
  subject: string | undefined
  /** How the message begins by the address, unless one is written already. */
  message: string | undefined
  /** Other ways to reach the firm, for a browser in which the form cannot send. */
  otherWays: ReactNode
}

/** The message form. The browser validates it; the fields keep their text until it is sent. */
export function ContactForm({ subjects, subject, message, otherWays }: ContactFormProps) {
  const { status, send, keep, kept } = useSending()
  const form = useRef<HTMLFormElement>(null)
  const wasSending = useRef(false)
  const isSending = status === 'sending'
  const canSend = useHydrated() || attributes !== undefined

  // what the form has because an address asked for it
  const byAddress = useRef<Fields>({})
  // what was written by hand goes before what the address asks for, and that before what one asked for earlier
  const begin = useEffectEvent((written: HTMLFormElement, asked: Fields) => {
    const earlier = kept()
    const byHand = differingFrom(earlier.asked, earlier.message)
    clearUnchanged(written, byAddress.current)
    fillBlanks(written, { ...earlier.message, ...asked, ...byHand })
    byAddress.current = unchangedIn(written, differingFrom(byHand, { ...earlier.asked, ...asked }))
    // what has arrived meanwhile is thanked for
    if (status !== 'sent' && isWritten(written, byAddress.current)) note(written)
  })
  // before any part of the form writes into it
  useLayoutEffect(() => {
    const asked = { ...(subject && { subject }), ...(message && { message }) }
    if (form.current) begin(form.current, asked)
  }, [subject, message])

  function note(written: HTMLFormElement) {
    byAddress.current = unchangedIn(written, byAddress.current)
    keep(fieldsIn(written), byAddress.current)
  }

  useEffect(handOverForm, [])

  // in the frame that shows the outcome
  useLayoutEffect(() => {
    if (status === 'sent') form.current?.reset()
    if (wasSending.current && !isSending && form.current) showOutcome(form.current)
    wasSending.current = isSending
  }, [status, isSending])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) send(fieldsIn(event.currentTarget))
  }

  return (
    <>
      {AboveForm && <AboveForm />}
      <form
        ref={form}
        className={`two-columns ${styles.form}`}
        onSubmit={submit}
        onInput={({ currentTarget }) => note(currentTarget)}
        {...attributes}
      >
        {!canSend && <div className={styles.needsScript}>{otherWays}</div>}
        {inputs.map(({ name, label, type, autoComplete, optional }) => (
          <Field key={name} id={name} label={label} optional={optional}>
            <input
              {...identity(name)}
              type={type}
              inputMode={type}
              autoComplete={autoComplete}
              required={!optional}
              readOnly={isSending}
            />
          </Field>
        ))}
        <Field id="subject" label="Subject">
          {/* autocomplete off, or Firefox restores it as disabled after a reload while sending */}
          <select {...identity('subject')} autoComplete="off" required disabled={isSending}>
            <option value="">Select a subject</option>
            {subjects.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Field>
        <Field id="message" label="Your Message" wide>
          <textarea {...identity('message')} rows={5} required readOnly={isSending} />
        </Field>
        {HiddenFields && <HiddenFields />}
        <div className={styles.send}>
          <Button type="submit" arrow disabled={!canSend || isSending}>
            {submitLabels[status]}
          </Button>
        </div>
        <div className={styles.outcome}>
          <Outcome>
            {status === 'sent' && (
              <p className={styles.sent}>
                <Icon name="check" />
                Thank you for your message. We will get back to you soon!
              </p>
            )}
          </Outcome>
        </div>
      </form>
    </>
  )
}

function StatusLine({ children }: { children: ReactNode }) {
  return <div role="status">{children}</div>
}

/** Whether a visitor has written something; hidden fields are filled from the start. */
function isWritten(form: HTMLFormElement, byAddress: Fields) {
  const written = differingFrom(byAddress, fieldsIn(form))
  return Object.keys(written).some((name) => form.querySelector(`#${name}`))
}

/** Scrolls to the outcome: it may be below the fold, or behind the keyboard or the call bar. */
function showOutcome(form: HTMLFormElement) {
  form.lastElementChild?.scrollIntoView({ block: 'nearest' })
  returnFocus(form.querySelector('button'))
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
      {/* written by client/at-rest/mistakes.ts, before React and after it */}
      <p id={mistakeOf(id)} className={styles.mistake} suppressHydrationWarning>
        {''}
      </p>
    </div>
  )
}

function identity(name: string) {
  return { id: name, name, 'aria-describedby': mistakeOf(name) }
}

/** The id of the sentence that says what is wrong with a field. */
function mistakeOf(name: string) {
  return `${name}-mistake`
}
