import { profile } from '#app/generated/profile.ts'

const BYTES_IN_MEGABYTE = 1_000_000

/** The company profile to keep or to print, with its download size. */
export function ProfileLink() {
  const megabytes = (profile.bytes / BYTES_IN_MEGABYTE).toFixed(1)
  return (
    <a href={profile.address} type="application/pdf" className="quiet screen-only">
      <b>Company profile</b> <span className="soft">PDF, {megabytes} MB</span>
    </a>
  )
}
