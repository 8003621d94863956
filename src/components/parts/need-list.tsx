import type { Need } from '#src/content/contact.ts'

import { Icon } from './icon.tsx'
import { NewTabLink } from './new-tab-link.tsx'

import styles from './need-list.module.css'

type NeedListProps = {
  needs: readonly Need[]
  /** `chat` begins one with the first sentence, `service` opens the service that is for it. */
  leadsTo: 'chat' | 'service'
}

/** What people come with, each a way on; nothing where the firm names none. */
export function NeedList({ needs, leadsTo }: NeedListProps) {
  if (needs.length === 0) return null
  return (
    <ul role="list" className={`ruled ${styles.needs}`}>
      {needs.map(({ name, serviceUrl, chatUrl }) => (
        <li key={name}>
          {leadsTo === 'chat' ? (
            <NewTabLink to={chatUrl} className={`spread ${styles.need}`}>
              <span>{name}</span>
              <Icon name="arrow" />
            </NewTabLink>
          ) : (
            <a href={serviceUrl} className={`spread ${styles.need}`}>
              <span>{name}</span>
              <Icon name="arrow" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
