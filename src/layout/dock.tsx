import InChat from 'virtual:extras/in-chat'

import { ButtonLink } from '#src/components/parts/button.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { phoneLink, whatsAppLink } from '#src/content/contact.ts'

import styles from './dock.module.css'

/** Call and chat: a bar at the bottom of small screens, a round button in a corner of wide ones. */
export function Dock() {
  return (
    <aside aria-label="Call or chat">
      <div className={`screen-only ${styles.dock}`}>
        <div className={`early ${styles.bar}`}>
          <a className={styles.call} href={phoneLink()}>
            <Icon name="phone" />
            Call us
          </a>
          <button
            type="button"
            className={styles.chat}
            popoverTarget="whatsapp"
            aria-label="Chat on WhatsApp"
          >
            <span className={styles.disc}>
              <Icon name="chat" />
            </span>
            <span className={styles.word}>WhatsApp</span>
          </button>
        </div>
      </div>
      <div
        id="whatsapp"
        popover="auto"
        role="dialog"
        aria-label="WhatsApp chat"
        className={styles.panel}
      >
        <div className={`spread ${styles.top}`}>
          <b>WhatsApp</b>
          <button
            type="button"
            popoverTarget="whatsapp"
            popoverTargetAction="hide"
            aria-label="Close chat panel"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>
          <p>Hello. Where is your land, and what do you need?</p>
          {InChat && <InChat />}
          <ButtonLink
            to={whatsAppLink('services')}
            arrow
            newTab
            look={InChat ? 'outline' : 'primary'}
          >
            Start chat
          </ButtonLink>
        </div>
      </div>
    </aside>
  )
}
