import type { ComponentType } from 'react'

import { canonicalPath } from '#src/content/address.ts'
import { importPage } from '#src/pages/routes.ts'

import { fetchFilesOf } from './page-files.ts'

/** After this long a page is loaded as a document, which has its styles and needs no script. */
const TIMEOUT_MS = 5000

let failed = false

/** Whether a page could not be had: the site may have been deployed anew, and links load documents. */
export function hasPageFailed(): boolean {
  return failed
}

/**
 * Loads the script and the styles of a page, which the browser keeps.
 *
 * @returns a promise that rejects when the page cannot be had, or has not come after some seconds
 */
export async function loadPage(pathname: string): Promise<ComponentType> {
  let timer: number | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = window.setTimeout(reject, TIMEOUT_MS, new Error(`${pathname} has not come.`))
  })
  try {
    const page = fetchFilesOf(canonicalPath(pathname)).then(() => importPage(pathname))
    return (await Promise.race([page, timeout])).default
  } catch (problem) {
    failed = true
    throw problem
  } finally {
    clearTimeout(timer)
  }
}
