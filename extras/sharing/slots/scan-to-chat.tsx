import styles from '../contact.module.css'

export default function ScanToChat() {
  return (
    <div className={styles.scan}>
      <img src="/qr/whatsapp.svg" width="128" height="128" alt="" loading="lazy" decoding="async" />
      <p className="soft">
        <b>Chat on WhatsApp</b>
        Point your phone camera at the square.
      </p>
    </div>
  )
}
