import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

import styles from './share.module.css'

type ShareProps = {
  title: string
  /** Its absolute address, which has a link preview. */
  url: string
  /** The same for WhatsApp, where the visitor chooses whom to send it to. */
  whatsAppUrl: string
}

/** Ways to share something: WhatsApp, without a script too, and the system's share sheet. */
export function Share({ title, url, whatsAppUrl }: ShareProps) {
  const hydrated = useHydrated()
  const canShare = hydrated && 'share' in navigator

  return (
    <p className={`in-line ${styles.share}`}>
      <a href={whatsAppUrl} target="_blank" rel="noopener" className="quiet">
        <Icon name="chat" />
        <span>
          Send on WhatsApp
          <span className="visually-hidden">{`: ${title} (opens in a new tab)`}</span>
        </span>
      </a>
      {canShare && (
        // cancelling rejects, which is no error
        <button
          type="button"
          className="quiet"
          onClick={() => void navigator.share({ title, url }).catch(() => {})}
        >
          Share<span className="visually-hidden">: {title}</span>
        </button>
      )}
    </p>
  )
}
