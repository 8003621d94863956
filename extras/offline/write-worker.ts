import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { build } from 'vite'
import { injectManifest, type ManifestEntry } from 'workbox-build'

import { OLDEST_BROWSERS } from '#build/browsers.ts'
import { addressOf, pageAddresses } from '#build/hosts/addresses.ts'

import { offlinePage } from './offline-page.ts'
import { offline } from './switch.ts'

/** Pages, and all they need but pictures, which are cached once they are seen. */
const PATTERN = '{**/*.html,assets/*.{css,js,svg},fonts/*,qr/*.svg,favicon.svg,contact.vcf}'
/** Files with a hash in their name, which need no revalidation. */
const HASHED = /^(assets|fonts)\//

/**
 * Writes worker.js, with which the site works offline. Switched off, it removes what it stored.
 *
 * @param folder of the built site, otherwise complete
 * @throws when a file cannot be read or is too large to precache
 */
export async function writeWorker(folder: string, switchedOn: boolean = offline) {
  const worker = join(folder, 'worker.js')
  const pages = pageAddresses(folder)
  // not the page of unknown addresses
  const isKept = (file: string) => !file.endsWith('.html') || pages.includes(addressOf(file))
  if (!switchedOn) return cp('extras/offline/switched-off.js', worker)
  await mkdir('.cache', { recursive: true })
  // before it knows what it precaches, and apart, because tests write workers beside each other
  const built = await mkdtemp('.cache/worker-')
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      OFFLINE_PAGE: JSON.stringify(offlinePage()),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: built,
      target: OLDEST_BROWSERS,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'extras/offline/worker.ts',
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  })
  const { warnings } = await injectManifest({
    swSrc: join(built, 'worker.js'),
    swDest: worker,
    globDirectory: folder,
    globPatterns: [PATTERN],
    injectionPoint: 'PRECACHED',
    dontCacheBustURLsMatching: HASHED,
    manifestTransforms: [
      async (files) => ({
        manifest: await Promise.all(
          files.filter(({ url }) => isKept(url)).map((file) => precached(folder, file)),
        ),
      }),
    ],
  })
  await rm(built, { recursive: true })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}

/**
 * The precache entry of a file. One without a hash in its name gets a query, so that the precache
 * does not respond before the network is tried.
 */
async function precached<File extends ManifestEntry>(folder: string, file: File) {
  const content = await readFile(join(folder, file.url))
  return {
    ...file,
    url: addressOf(file.url) + (HASHED.test(file.url) ? '' : '?offline'),
    // rejects another version of it, and a captive portal's page
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
  }
}
