import { statSync } from 'node:fs'

import type { Extra } from '#build/extras.ts'
import { NOT_FOR_FILES } from '#build/hosts/header-rule.ts'

import { PROFILE } from './address.ts'

const BYTES_IN_MEGABYTE = 1_000_000

export default {
  async prepare(folder) {
    const { writeProfile } = await import('./profile.ts')
    await writeProfile(folder)
  },
  // for its links to say how long it takes to come
  plugins: (folder) => [
    {
      name: 'company-profile',
      config: () => {
        const megabytes = statSync(folder + PROFILE).size / BYTES_IN_MEGABYTE
        return { define: { PROFILE_MEGABYTES: JSON.stringify(megabytes.toFixed(1)) } }
      },
    },
  ],
  // some browsers' PDF viewer is a page that our policy would block
  headers: () => [{ path: PROFILE, headers: NOT_FOR_FILES }],
} satisfies Extra
