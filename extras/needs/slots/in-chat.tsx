import { Icon } from '#src/components/parts/icon.tsx'
import { NewTabLink } from '#src/components/parts/new-tab-link.tsx'

import { needs } from '../needs.ts'

import styles from '../beginnings.module.css'

export default needs.length > 0 ? ChatBeginnings : undefined

/** What a visitor may come with, each a chat that begins with it. */
function ChatBeginnings() {
  return (
    <ul role="list" className="ruled">
      {needs.map(({ name, chatUrl }) => (
        <li key={name}>
          <NewTabLink to={chatUrl} className={`spread ${styles.chat}`}>
            <span>{name}</span>
            <Icon name="arrow" />
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}
