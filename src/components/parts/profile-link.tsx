import { profile } from 'virtual:company-profile'

import { ButtonLink } from './button.tsx'

/** The company profile as a PDF, for a link to say what it opens. */
export type Profile = { address: string; bytes: number; pages: number }

const BYTES_IN_MEGABYTE = 1_000_000

/** The company profile to keep or to print, with its download size. */
export function ProfileLink() {
  const megabytes = (profile.bytes / BYTES_IN_MEGABYTE).toFixed(1)
  return (
    <div className="actions">
      <ButtonLink to={profile.address} look="outline">
        Company profile <small>PDF, {megabytes} MB</small>
      </ButtonLink>
    </div>
  )
}
