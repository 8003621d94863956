import { ButtonLink } from '#src/components/parts/button.tsx'

import { PROFILE } from '../address.ts'

/** Written by the build. */
declare const PROFILE_MEGABYTES: string

/** The company profile to keep or to print, with its download size. */
export default function ProfileLink() {
  return (
    <div className="actions">
      <ButtonLink to={PROFILE} look="outline">
        Company profile <small>PDF, {PROFILE_MEGABYTES} MB</small>
      </ButtonLink>
    </div>
  )
}
