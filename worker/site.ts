import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'

import type { KeptFile } from './picture-choice.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Everything of the site that may be kept; workbox-build writes the list here. */
  FILES_TO_KEEP: readonly (PrecacheEntry & KeptFile)[]
}

/** A page or file of the site, by its address, with what tells this version of it from others. */
export const entries = self.FILES_TO_KEEP

/** What was fetched ahead, under keys that carry the version. */
export const ahead = new PrecacheController()
ahead.addToCacheList([...entries])

/** What this version of the site fetched ahead for an address; nothing where storage fails. */
export function fetchedAhead(address: string): Promise<Response | undefined> {
  return ahead.matchPrecache(address).catch(() => undefined)
}
