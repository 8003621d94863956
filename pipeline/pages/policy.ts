import { createHash } from 'node:crypto'

import { streetMap } from '#app/content/contact.ts'
import { type Delivery, delivery } from '#app/content/delivery.ts'

import { imageHosts } from '../pictures/remote-pictures.ts'
import { BOOTSTRAP_SCRIPT } from './bootstrap.ts'

/** The third parties of this site's pages. */
type Others = {
  mapUrl: string
  pictureHosts: readonly string[]
  delivery: Delivery | undefined
}

/**
 * What a browser may load and run on this site, as a Content-Security-Policy: of inline scripts
 * the bootstrap script alone, of other sites the street map, the hosts of the pictures, and the
 * receiver of messages.
 *
 * Inline styles are allowed, because each page brings its own and places its parts by them.
 *
 * @param others the third parties that the content names
 */
export function contentPolicy(others: Others = namedByContent()): string {
  const { origin: mapOrigin } = new URL(others.mapUrl)
  const pictures = others.pictureHosts.map((host) => `https://${host}`)
  const receiver = others.delivery && new URL(others.delivery.endpoint).origin
  const bootstrap = createHash('sha256').update(BOOTSTRAP_SCRIPT).digest('base64')
  const directives: Readonly<Record<string, readonly string[]>> = {
    // font, manifest and worker are the site's own; it stands in every page, so it is short
    'default-src': ["'self'"],
    'script-src': ["'self'", `'sha256-${bootstrap}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures],
    // the map's host is asked whether it answers before its frame is shown
    'connect-src': ["'self'", mapOrigin, ...(receiver ? [receiver] : [])],
    'frame-src': [mapOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // without script the browser itself sends the form, and receivers redirect to pages of others
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
 * The same for the head of a page, before anything that it governs: for hosts that send no headers
 * of ours. Browsers take `frame-ancestors` from a header only.
 */
export function policyElement(policy = contentPolicy()): string {
  const content = policy.replace(/frame-ancestors [^;]*; /, '')
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`
}

function namedByContent(): Others {
  return { mapUrl: streetMap.embedUrl, pictureHosts: imageHosts(), delivery }
}
