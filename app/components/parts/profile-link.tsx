import { profile } from '#app/generated/profile.ts'

import styles from './profile-link.module.css'

const BYTES_IN_MEGABYTE = 1_000_000

/** The company profile to keep or to print, with what it costs to fetch. */
export function ProfileLink() {
  const megabytes = (profile.bytes / BYTES_IN_MEGABYTE).toFixed(1)
  return (
    <a
      href={profile.address}
      type="application/pdf"
      className={`in-line screen-only ${styles.profile}`}
    >
      <b>Company profile</b> <span className="soft">PDF, {megabytes} MB</span>
    </a>
  )
}
