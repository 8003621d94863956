import PageActions from 'virtual:extras/page-actions'
import SaveContact from 'virtual:extras/save-contact'
import ScanToChat from 'virtual:extras/scan-to-chat'

import { ContactForm } from '#src/components/form/contact-form.tsx'
import { StreetMap } from '#src/components/maps/street-map.tsx'
import { BelowHeading } from '#src/components/parts/below-heading.tsx'
import { Ground } from '#src/components/parts/closing-band.tsx'
import { EndOfFirstScreen } from '#src/components/parts/end-of-first-screen.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { NewTabLink } from '#src/components/parts/new-tab-link.tsx'
import { ModelsNote, Picture, sizesOfFirst } from '#src/components/pictures/picture.tsx'
import { View } from '#src/components/pictures/view.tsx'
import * as contact from '#src/content/contact.ts'
import { pages } from '#src/content/pages.ts'
import { capitalised } from '#src/content/words.ts'
import { useLocation } from '#src/location.ts'

import styles from './contact.module.css'
import place from './offices-and-hours.module.css'

export default function ContactPage() {
  const { heading, intro, firstPicture } = pages.contact
  return (
    <>
      <section className={`page-grid ${styles.desk}`}>
        <div className={`columns ${styles.columns}`}>
          <div className={`stretched ${styles.reach}`}>
            <div className={`stretched ${styles.opening}`}>
              <h1 tabIndex={-1}>{heading}</h1>
              <p className="lead">{intro}</p>
              <Picture
                picture={firstPicture}
                alt=""
                title=""
                sizes={sizesOfFirst('beside', firstPicture)}
                priority
              />
            </div>
            <BelowHeading>
              <div className={`stretched on-dark ${styles.contacts}`}>
                <Ways />
                {ScanToChat && <ScanToChat />}
              </div>
            </BelowHeading>
          </div>
          <BelowHeading>
            <WriteToUs />
          </BelowHeading>
        </div>
      </section>
      <EndOfFirstScreen />
      <BelowHeading>
        <Visit />
        <Ground />
      </BelowHeading>
    </>
  )
}

const ways = [
  {
    name: 'Phone',
    icon: 'phone',
    to: contact.phoneLink(),
    words: 'Call now',
    text: contact.phone,
  },
  {
    name: 'WhatsApp',
    icon: 'chat',
    to: contact.whatsAppLink('inquiry'),
    words: 'Chat on WhatsApp',
    text: 'We answer in working hours',
    newTab: true,
  },
  {
    name: 'Email',
    icon: 'mail',
    to: contact.emailLink(),
    words: 'Write an email',
    text: contact.email,
  },
] as const

/** The ways to reach the firm, each once. */
function Ways() {
  return (
    <div>
      <ul role="list" className={`ruled ${styles.ways}`}>
        {ways.map(({ name, icon, to, words, text, ...way }) => (
          <li key={name}>
            <h2 className="visually-hidden">{name}</h2>
            <a href={to} {...('newTab' in way && { target: '_blank', rel: 'noopener' })}>
              <Icon name={icon} />
              <span>
                <b className="early">{words}</b> <span className="soft">{text}</span>
                {'newTab' in way && <span className="visually-hidden"> (opens in a new tab)</span>}
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      {SaveContact && (
        <div className={`in-line ${styles.keep}`}>
          <SaveContact />
        </div>
      )}
    </div>
  )
}

function WriteToUs() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  return (
    <div className={`screen-only stretched ${styles.sheet}`}>
      <h2 className={`early ${styles.heading}`}>Write to us</h2>
      <ContactForm
        subjects={contact.subjects}
        subject={contact.subjectFrom(asked)}
        message={asked.get('message') ?? undefined}
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
    <div className={`stretched ${place.hours}`}>
      <h2 className={styles.heading}>Working hours</h2>
      <ul role="list" className="ruled">
        {contact.workingHours.map((hours) => (
          <li key={hours.days}>
            <b>{hours.days}</b> <span className={place.time}>{contact.hoursInWords(hours)}</span>
            <HoursBar {...hours} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The ends of the bar. */
const FROM = { hour: 7, words: '7 AM' }
const TO = { hour: 19, words: '7 PM' }

/** The working hours as a stretch of the day, from seven to seven, on a track. */
function HoursBar({ opens, closes }: contact.OpeningHours) {
  if (!opens || !closes) return null
  return (
    <span className={`screen-only ${place.day}`} aria-hidden="true">
      {FROM.words}
      <i style={{ '--from': `${shareOfDay(opens)}%`, '--to': `${shareOfDay(closes)}%` }} />
      {TO.words}
    </span>
  )
}

function shareOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return ((hour + minute / 60 - FROM.hour) / (TO.hour - FROM.hour)) * 100
}

const waysThere = {
  'Open in a maps app': contact.directions.geoUrl,
  'Get directions': contact.directions.webUrl,
}

/** When and where the offices are open. */
function Visit() {
  return (
    <section className={`page-grid ${place.visit}`}>
      <div className={`columns ${styles.columns}`}>
        <Offices />
        <StreetMap {...contact.streetMap} />
        <div className="stretched">
          {contact.workingHours.length > 0 && <WorkingHours />}
          {PageActions && <PageActions />}
          <ModelsNote pictures={[{ src: 'visit.webp' }]} />
        </div>
      </div>
      <View of="visit" className={place.land} />
    </section>
  )
}

function Offices() {
  return (
    <div className="stretched">
      <h2 className={styles.heading}>Find us</h2>
      <div className={`two-columns ${place.offices}`}>
        {contact.offices.map(({ name, where }) => (
          <div key={name}>
            <h3 className="label soft">{name}</h3>
            <p>{capitalised(where)}</p>
          </div>
        ))}
      </div>
      <ul role="list" className={`screen-only in-line ${place.there}`}>
        {Object.entries(waysThere).map(([name, url]) => (
          <li key={url}>
            <a href={url} className="link-button">
              {name}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
