import { createHash } from 'node:crypto'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { generateSW, type GenerateSWOptions, type ManifestEntry } from 'workbox-build'

import { offline } from '#app/offline.ts'

import { OLDEST_BROWSERS } from '../browsers.ts'
import { addressOf } from '../hosts/addresses.ts'
import { onlyPictures, precachedPage, WORKER_HEAD } from './worker-plugins.ts'

/** What carries a hash in its name, and so can be answered without the network. */
const HASHED = /^(assets|fonts)\//

const CONFIGURATION = {
  // all text and what draws it; pictures only once they are seen
  globPatterns: [
    '**/*.html',
    'assets/*.{css,js,svg}',
    'fonts/*',
    'qr/*.svg',
    '{favicon.svg,contact.vcf}',
  ],
  globIgnores: ['404.html'],
  dontCacheBustURLsMatching: HASHED,
  directoryIndex: null,
  runtimeCaching: [
    {
      urlPattern: ({ sameOrigin, url }) =>
        sameOrigin && !/^\/(assets|fonts|pictures)\//.test(url.pathname),
      handler: 'NetworkFirst',
      options: { networkTimeoutSeconds: 3, plugins: [precachedPage] },
    },
    {
      urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/pictures/'),
      handler: 'CacheFirst',
      options: {
        cacheName: 'pictures',
        plugins: [onlyPictures],
        // all that one screen is shown, of this version and the one before
        expiration: { maxEntries: 120, purgeOnQuotaError: true },
      },
    },
  ],
  skipWaiting: true,
  clientsClaim: true,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: 'production',
  babelPresetEnvTargets: OLDEST_BROWSERS.map((browser) => browser.replace(/(?=\d)/, ' ')),
} satisfies Partial<GenerateSWOptions>

/**
 * Writes worker.js, with which the site works offline: workbox's own, with the functions of
 * worker-plugins.ts and what these use. Switched off, it takes away what it left.
 *
 * @param folder of the built site, with everything else in it
 * @throws when a file could not be read or is too large to be kept
 */
export async function writeWorker(folder: string, switchedOn: boolean = offline) {
  const worker = join(folder, 'worker.js')
  if (!switchedOn) return cp('pipeline/offline/switched-off.js', worker)
  const { warnings } = await generateSW({
    ...CONFIGURATION,
    swDest: worker,
    globDirectory: folder,
    manifestTransforms: [
      async (files) => ({
        manifest: await Promise.all(files.map((file) => precached(folder, file))),
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  await writeFile(worker, WORKER_HEAD + (await readFile(worker, 'utf8')))
}

/**
 * A file as it is asked for. What has no hash in its name stands under a search of its own, so
 * that the precache does not answer for it before the network is asked.
 */
async function precached<File extends ManifestEntry>(folder: string, file: File) {
  const content = await readFile(join(folder, file.url))
  return {
    ...file,
    url: addressOf(file.url) + (HASHED.test(file.url) ? '' : '?offline'),
    // no other version of it, and no login page of a network, is taken for it
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
  }
}
