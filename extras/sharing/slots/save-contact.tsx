import { CONTACT_CARD } from '../addresses.ts'
import { CopyPhone } from '../copy-phone.tsx'

import styles from '../contact.module.css'

export default function SaveContact() {
  // no `download`: the server sends it as an attachment, and the worker can answer offline
  return (
    <>
      <a href={CONTACT_CARD} className={`link-button ${styles.small}`}>
        Save our contact
      </a>
      <CopyPhone />
    </>
  )
}
