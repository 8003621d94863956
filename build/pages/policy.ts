import { createHash } from 'node:crypto'

import { streetMap } from '#src/content/contact.ts'
import { type Delivery, delivery } from '#src/content/delivery.ts'

import { ofExtras } from '../extras.ts'
import { imageHosts } from '../pictures/remote-pictures.ts'
import { BOOTSTRAP_SCRIPT } from './bootstrap.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/** The third parties of this site's pages. */
type Others = {
  mapUrl: string
  pictureHosts: readonly string[]
  delivery: Delivery | undefined
}

/**
 * What a browser may load and run on this site, as a Content-Security-Policy: of inline scripts
 * only the bootstrap script and the speculation rules, of third parties the street map, the hosts of the pictures, and the
 * receiver of messages.
 *
 * Inline styles are allowed, because each page has its stylesheet and style attributes inline.
 *
 * @param others those third parties, as the content names them
 */
export function contentPolicy(
  others: Others = { mapUrl: streetMap.embedUrl, pictureHosts: imageHosts(), delivery },
): string {
  const { origin: mapOrigin } = new URL(others.mapUrl)
  const pictures = others.pictureHosts.map((host) => `https://${host}`)
  const receiver = others.delivery && new URL(others.delivery.endpoint).origin
  const directives: Readonly<Record<string, readonly string[]>> = {
    // covers fonts, pictures, manifest and worker, and keeps what every page repeats short
    'default-src': ["'self'", 'data:', ...pictures],
    'script-src': ["'self'", ...[BOOTSTRAP_SCRIPT, SPECULATION_RULES].map(hashOf)],
    'style-src': ["'self'", "'unsafe-inline'"],
    // a request checks that the map's host responds before its frame is shown
    'connect-src': ["'self'", mapOrigin, ...(receiver ? [receiver] : [])],
    'frame-src': [mapOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // without JavaScript the browser submits the form, and receivers redirect to other sites
    'form-action': receiver && others.delivery?.as === 'form' ? [receiver, 'https:'] : ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [],
  }
  const more = ofExtras('policy')
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values, ...more.flatMap((each) => each[name] ?? [])])
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
