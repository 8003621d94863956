import type { MouseEvent } from 'react'

type ShareProps = {
  /** What kind of thing it is: 'project'. */
  what: string
  title: string
  /** Its absolute address, which has a link preview. */
  url: string
  /** The same for WhatsApp, where the visitor chooses whom to send it to. */
  whatsAppUrl: string
}

/** Hands something on: by the system's share sheet, or by WhatsApp, without a script too. */
export function Share({ what, title, url, whatsAppUrl }: ShareProps) {
  function openSheet(press: MouseEvent) {
    if (!('share' in navigator)) return
    press.preventDefault()
    // cancelling rejects, which is no error
    navigator.share({ title, url }).catch(() => {})
  }
  return (
    <a
      href={whatsAppUrl}
      target="_blank"
      rel="noopener"
      className="link-button"
      onClick={openSheet}
    >
      <span>
        Share
        <span className="visually-hidden">{` this ${what}: ${title} (opens in a new tab)`}</span>
      </span>
    </a>
  )
}
