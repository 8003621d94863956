import type { HeaderRule } from '../../build/hosts/header-rule.ts'

/** The page on which the firm edits the site, which no page, list or worker knows. */
export const EDITOR = '/edit'

/** What npm run edit opens: the editor, and the site as it will be. Nothing of it is built. */
export const BESIDE = '/edit-beside'

/** Where npm run edit has the editor. */
export const LOCAL_EDITOR = '.cache/editor'

/**
 * What the editor may load: its own files, and after somebody signed in the API of GitHub. Pictures are
 * encoded and decoded by WebAssembly in a worker.
 */
export const EDITOR_POLICY = [
  "default-src 'none'",
  "frame-ancestors 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  // the preview
  'frame-src blob:',
  // the preview's frame, a document without an address of its own, finds the site's files by it
  "base-uri 'self'",
  "form-action 'none'",
].join('; ')

/** The headers of the page and of its files. */
export const EDITOR_RULES: readonly HeaderRule[] = [
  {
    path: EDITOR,
    headers: {
      'content-security-policy': EDITOR_POLICY,
      'x-robots-tag': 'noindex',
    },
  },
  // a worker goes by the policy of its own file
  { path: `/assets${EDITOR}/*`, headers: { 'content-security-policy': EDITOR_POLICY } },
]
