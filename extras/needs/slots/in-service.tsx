import { ButtonLink } from '#src/components/parts/button.tsx'
import type { Service } from '#src/content/services.ts'

import { needs } from '../needs.ts'

import styles from '../beginnings.module.css'

/** What a visitor may come with for a service, whose messages are written already, in their own words. */
export default function ServiceBeginnings({ service }: { service: Service }) {
  return needs
    .filter((need) => need.service === service.id)
    .map(({ name, message, chatUrl }) => (
      <div key={name} className={styles.service}>
        <p className="label soft">A message you can send</p>
        <p>{`“${message}”`}</p>
        <div className="in-line">
          <ButtonLink to={chatUrl} newTab look="outline">
            Send on WhatsApp
          </ButtonLink>
          <a
            href={`/contact?${new URLSearchParams({ subject: service.subject, message })}`}
            className="link-button"
          >
            Write it to us
          </a>
        </div>
      </div>
    ))
}
