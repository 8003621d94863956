import { useState } from 'react'
import PageActions from 'virtual:extras/page-actions'
import SaveContact from 'virtual:extras/save-contact'
import ScanToChat from 'virtual:extras/scan-to-chat'

import { ContactForm } from '#src/components/form/contact-form.tsx'
import { DrawnMap } from '#src/components/maps/drawn-map.tsx'
import { StreetMap } from '#src/components/maps/street-map.tsx'
import { BelowHeading } from '#src/components/parts/below-heading.tsx'
import { ButtonLink } from '#src/components/parts/button.tsx'
import { ClosingBand } from '#src/components/parts/closing-band.tsx'
import { NewTabLink } from '#src/components/parts/new-tab-link.tsx'
import { PageHead } from '#src/components/parts/page-head.tsx'
import { useHydrated } from '#src/components/parts/use-hydrated.ts'
import * as contact from '#src/content/contact.ts'
import { pages } from '#src/content/pages.ts'
import { listInWords } from '#src/content/words.ts'
import { useLocation } from '#src/location.ts'

import styles from './contact.module.css'

const [headOffice, ...others] = contact.offices

export default function ContactPage() {
  return (
    <>
      <PageHead {...pages.contact} />
      <BelowHeading>
        <Ways />
        <section className={`page-grid ${styles.section}`}>
          <div className={`columns ${styles.reach}`}>
            <WriteToUs />
            <div className={styles.side}>
              <WorkingHours />
              <div className={`actions ${styles.actions}`}>
                <ButtonLink to={contact.whatsAppLink('inquiry')} arrow newTab>
                  Chat on WhatsApp
                </ButtonLink>
                <ButtonLink to={contact.phoneLink()} look="outline">
                  Call now
                </ButtonLink>
              </div>
              {ScanToChat && <ScanToChat />}
            </div>
          </div>
        </section>
        <FindUs />
        <ClosingBand {...pages.contact.closing} />
      </BelowHeading>
    </>
  )
}

/** The office, phone and e-mail cards. */
function Ways() {
  return (
    <section className="page-grid" aria-label="Office, phone and email">
      <div className={`cells ${styles.ways}`}>
        <div>
          <h2 className="label">Office</h2>
          <b>{headOffice.place}</b>
          {others.map(({ name, where }) => (
            <p key={name} className="soft">
              {name}: {where}
            </p>
          ))}
        </div>
        <div>
          <h2 className="label">Phone</h2>
          <a href={contact.phoneLink()}>{contact.phone}</a>
          <p className="soft">Call now, in working hours</p>
          <CopyPhone />
        </div>
        <div>
          <h2 className="label">Email</h2>
          <a href={contact.emailLink()}>{contact.email}</a>
          <p className="soft">Send drawings and documents</p>
          {SaveContact && <SaveContact />}
        </div>
      </div>
    </section>
  )
}

/**
 * Copies the number with one tap and says so; where the browser refuses, it says what else to do.
 * Its space is reserved until hydration.
 */
function CopyPhone() {
  const hydrated = useHydrated()
  const [result, setResult] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(contact.phone)
      setResult('Copied')
    } catch {
      setResult('Press and hold the number to copy it')
    }
  }

  return (
    <div className={`in-line screen-only ${styles.small} ${hydrated ? '' : 'waiting'}`}>
      <button type="button" className="link-button" onClick={copy}>
        Copy number
      </button>
      <span aria-live="polite">{result}</span>
    </div>
  )
}

function WriteToUs() {
  const { search } = useLocation()
  const asked = new URLSearchParams(useHydrated() ? search : '')
  return (
    <div className="screen-only stretched">
      <h2 className={styles.heading}>Write to us</h2>
      <p>
        No email address?{' '}
        <a className="link-button" href={contact.phoneLink()}>
          Call us
        </a>{' '}
        or{' '}
        <NewTabLink className="link-button" to={contact.whatsAppLink('inquiry')}>
          chat on WhatsApp
        </NewTabLink>
        .
      </p>
      <ContactForm
        subjects={contact.subjects}
        subject={contact.subjectFrom(asked)}
        message={contact.messageFrom(asked)}
        otherWays={
          <p>
            This form needs JavaScript to send. Without it, reach us on{' '}
            <NewTabLink to={contact.whatsAppLink('inquiry')}>WhatsApp</NewTabLink>, call{' '}
            <a href={contact.phoneLink()}>{contact.phone}</a> or write to{' '}
            <a href={contact.emailLink()}>{contact.email}</a>.
          </p>
        }
      />
    </div>
  )
}

function WorkingHours() {
  return (
    <div className={`stack ${styles.hours}`}>
      <h2 className={styles.heading}>Working hours</h2>
      <ul role="list" className="ruled">
        {contact.workingHours.map((hours) => (
          <li key={hours.days}>
            <b>{hours.days}</b> <span className={styles.time}>{contact.hoursInWords(hours)}</span>
            <HoursBar {...hours} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const BAR_FROM_HOUR = 7
const BAR_TO_HOUR = 19

/** The working hours as a stretch of the day, from seven to seven. */
function HoursBar({ opens, closes }: contact.OpeningHours) {
  if (!opens || !closes) return null
  return (
    <span
      className={`screen-only ${styles.bar}`}
      style={{ '--from': `${shareOfDay(opens)}%`, '--to': `${shareOfDay(closes)}%` }}
      aria-hidden="true"
    />
  )
}

function shareOfDay(time: string): number {
  return ((Number.parseInt(time, 10) - BAR_FROM_HOUR) / (BAR_TO_HOUR - BAR_FROM_HOUR)) * 100
}

const waysThere = {
  'Open in a maps app': contact.directions.geoUrl,
  'Get directions': contact.directions.webUrl,
  'Open the street map': contact.streetMap.linkUrl,
}

function FindUs() {
  return (
    <section className="page-grid">
      <div className={`columns ${styles.find}`}>
        <div className="stack">
          <h2 className={styles.heading}>Find us</h2>
          <p className="soft">{contact.officesInWords()}.</p>
          <ul role="list" className="screen-only">
            {Object.entries(waysThere).map(([name, url]) => (
              <li key={url}>
                <a href={url} className="tap">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {PageActions && <PageActions />}
        </div>
        <StreetMap {...contact.streetMap}>
          <DrawnMap
            look="framed"
            label={`Outline map of Uganda with ${listInWords(contact.offices.map(({ location, name }) => `the ${location} ${name.toLowerCase()}`))}`}
            places={contact.offices.map((office, index) => ({
              ...office,
              slug: contact.slugOfOffice(index),
              category: index === 0 ? 'irrigation' : 'training',
            }))}
          />
        </StreetMap>
      </div>
    </section>
  )
}
