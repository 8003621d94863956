/** Headers of every response under a path. */
export type HeaderRule = {
  /** An address, or with a star at its end a prefix. */
  path: `/${string}`
  /** By lower-case name. An empty one is not sent, except by hosts that cannot remove a header. */
  headers: Readonly<Record<string, string>>
}

/**
 * Headers that matter for pages only. Each file would carry them again, because nginx does not
 * compress repeated headers.
 */
export const NOT_FOR_FILES = {
  'content-security-policy': '',
  'referrer-policy': '',
  'strict-transport-security': '',
}

/** Of a file whose name contains a hash of its content. */
export const FOR_A_YEAR = {
  ...NOT_FOR_FILES,
  'cache-control': 'public, max-age=31536000, immutable',
}
