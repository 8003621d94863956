import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { streetMap } from '#app/content/contact.ts'
import { type Delivery, delivery } from '#app/content/delivery.ts'

import { imageHosts } from '../pictures/remote-pictures.ts'
import { attribute, elementsOf, wordsOf } from './html.ts'

/** Types of a script element that a browser runs; anything else is data to it. */
const RUN = ['', 'module', 'text/javascript']

/** What a browser does not take from a page, only from the answer it came in. */
const NOT_IN_A_PAGE = /frame-ancestors [^;]*; /

/** The third parties of this site's pages. */
type Others = {
  mapUrl: string
  pictureHosts: readonly string[]
  delivery: Delivery | undefined
}

const VIEWPORT = /<meta name="viewport"[^>]*>/

/**
 * What a browser may load and run on this site, as a Content-Security-Policy: of inline scripts
 * just those of the built pages, of other sites the street map, the hosts of the pictures, and
 * the receiver of messages.
 *
 * Styles may stand in a page, because each page brings its own and places its parts by them.
 *
 * @param pages the HTML of every page
 * @param others the third parties that the content names
 */
export function contentPolicy(pages: readonly string[], others: Others): string {
  const { origin: mapOrigin } = new URL(others.mapUrl)
  const pictures = others.pictureHosts.map((host) => `https://${host}`)
  const receiver = others.delivery && new URL(others.delivery.endpoint).origin
  const directives: Readonly<Record<string, readonly string[]>> = {
    // font, manifest and worker are the site's own; it stands in every page, so it is short
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOfScripts(pages)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures],
    // the map's host is asked whether it answers before its frame is shown
    'connect-src': ["'self'", mapOrigin, ...(receiver ? [receiver] : [])],
    'frame-src': [mapOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // without script the browser itself sends the form, and receivers lead on to pages of others
    'form-action': receiver && others.delivery?.as === 'form' ? [receiver, 'https:'] : ["'none'"],
    'frame-ancestors': ["'none'"],
    // no text becomes a script; the one Trusted Types policy is for the address of the worker
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['worker'],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/**
 * A page with the policy inside it, before anything that it governs, for hosts that send no
 * headers of ours.
 *
 * @throws when the page has no viewport, after which the policy stands
 */
export function withPolicy(html: string, policy: string): string {
  if (!VIEWPORT.test(html)) throw new Error(`no viewport in ${html.slice(0, 80)}`)
  const content = policy.replace(NOT_IN_A_PAGE, '')
  return html.replace(VIEWPORT, (viewport) => {
    return `${viewport}<meta http-equiv="Content-Security-Policy" content="${content}">`
  })
}

/** The Content Security Policy of a built folder, from the pages that are in it. */
export function policyOf(folder: string): string {
  const pages = htmlFiles(folder).map((file) => readFileSync(file, 'utf8'))
  return contentPolicy(pages, {
    mapUrl: streetMap.embedUrl,
    pictureHosts: imageHosts(),
    delivery,
  })
}

/** Every page of a built folder, those at the own addresses of services and projects too. */
export function htmlFiles(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder }).map((name) => join(folder, name))
}

/** The hash of every inline script that a browser would run, as the policy names it. */
function hashesOfScripts(pages: readonly string[]): string[] {
  const hashes = pages
    .flatMap(elementsOf)
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .filter((script) => RUN.includes(attribute(script, 'type') ?? ''))
    .map((script) => createHash('sha256').update(wordsOf(script)).digest('base64'))
  return [...new Set(hashes)].toSorted().map((hash) => `'sha256-${hash}'`)
}
