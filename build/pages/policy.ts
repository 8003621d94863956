import { createHash } from 'node:crypto'

import { streetMap } from '#src/content/contact.ts'
import { facts } from '#src/content/facts.ts'

import { ofExtras } from '../extras.ts'
import { imageHosts } from '../pictures/remote-pictures.ts'
import { INLINE_SCRIPT } from './inline-script.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/** The third parties of this site's pages. */
type Others = {
  mapUrl: string
  pictureHosts: readonly string[]
  /** What extras add to the directives. */
  more: readonly Readonly<Record<string, readonly string[]>>[]
}

/**
 * What a browser may load and run on this site, as a Content-Security-Policy: of inline scripts
 * only the inline script and the speculation rules, of third parties the street map, the hosts of the
 * pictures, and what extras add.
 *
 * Inline styles are allowed, because each page has its stylesheet and style attributes inline.
 *
 * @param others those third parties, as the content and the extras name them
 */
export function contentPolicy(
  others: Others = {
    mapUrl: streetMap.embedUrl,
    pictureHosts: imageHosts(facts),
    more: ofExtras('policy'),
  },
): string {
  const { origin: mapOrigin } = new URL(others.mapUrl)
  const pictures = others.pictureHosts.map((host) => `https://${host}`)
  const directives: Readonly<Record<string, readonly string[]>> = {
    // covers fonts, pictures, manifest and worker, and keeps what every page repeats short
    'default-src': ["'self'", 'data:', ...pictures],
    'script-src': ["'self'", ...[INLINE_SCRIPT, SPECULATION_RULES].map(hashOf)],
    'style-src': ["'self'", "'unsafe-inline'"],
    // a request checks that the map's host responds before its frame is shown
    'connect-src': ["'self'", mapOrigin],
    'frame-src': [mapOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values, ...others.more.flatMap((each) => each[name] ?? [])])
    .map((words) => (words.length > 1 ? words : [...words, "'none'"]).join(' '))
    .join('; ')
}

function hashOf(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * The same for the head of a page, before anything it applies to: for hosts that do not send our
 * headers. Browsers accept `frame-ancestors` in a header only.
 */
export function policyElement(policy = contentPolicy()): string {
  const content = policy.replace(/frame-ancestors [^;]*; /, '')
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`
}
