import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'
import { injectManifest } from 'workbox-build'

import { menu } from '#app/content/pages.ts'
import { offline } from '#app/offline.ts'

import { OLDEST_BROWSERS } from '../browsers.ts'
import { addressOf } from '../hosts/addresses.ts'
import { offlinePage } from './offline-page.ts'
import { picturesShown } from './pictures-shown.ts'

const NAME = 'worker.js'

/** What may be kept on a phone, in the order it is fetched: what is read first comes first. */
const KEPT = [
  `{${menu.map(({ path }) => path.slice(1) || 'index').join(',')}}.html`,
  'assets/*.css',
  'assets/*.js',
  'fonts/*',
  '{assets/*.svg,favicon.svg,contact.vcf}',
  'qr/*.svg',
  '{services,projects}/*.html',
  // not the PNG, which only browsers take that have no worker
  'pictures/*.{avif,webp}',
]

/**
 * Writes worker.js, which answers for the site without a line: worker/worker.ts in one file, with
 * workbox-build's list of all that may be kept. Switched off, it takes away what it left.
 *
 * @param folder of the built site, with everything else in it
 * @throws when a picture's sizes are written in a way the worker does not understand
 */
export async function writeWorker(folder: string, switchedOn: boolean = offline) {
  if (!switchedOn) return bundle('worker/switched-off.ts', folder, {})
  const work = await mkdtemp(join(tmpdir(), 'worker-'))
  try {
    const pages = menu.map(({ path }) => `${folder}/${path.slice(1) || 'index'}.html`)
    const shown = picturesShown(await Promise.all(pages.map((page) => readFile(page, 'utf8'))))
    await bundle('worker/worker.ts', work, { PICTURES_SHOWN: shown, OFFLINE_PAGE: offlinePage() })
    await addList(join(work, NAME), folder)
  } finally {
    await rm(work, { recursive: true })
  }
}

/** Makes one script of a module and all it imports. */
async function bundle(module: string, folder: string, values: Readonly<Record<string, unknown>>) {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...Object.fromEntries(define), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: OLDEST_BROWSERS,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: module,
        output: { format: 'iife', entryFileNames: NAME },
      },
    },
  })
}

/** @throws when something that may be kept is not there */
async function addList(worker: string, folder: string) {
  const { warnings } = await injectManifest({
    swSrc: worker,
    swDest: join(folder, NAME),
    // as worker/site.ts calls it
    injectionPoint: 'self.FILES_TO_KEEP',
    globDirectory: folder,
    globPatterns: KEPT,
    dontCacheBustURLsMatching: /^(assets|fonts|pictures)\//,
    manifestTransforms: [
      async (files) => ({
        manifest: await Promise.all(
          files.map(async (file) => ({
            ...file,
            // as it is served, because a host redirects what ends in .html
            url: addressOf(file.url),
            ...(file.revision && { integrity: await integrityOf(join(folder, file.url)) }),
            ...(file.url.startsWith('pictures/') && { bytes: file.size }),
          })),
        ),
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}

/** What holds a file without a hash in its name to its version, however a deploy comes between. */
async function integrityOf(path: string) {
  return `sha256-${createHash('sha256')
    .update(await readFile(path))
    .digest('base64')}`
}
