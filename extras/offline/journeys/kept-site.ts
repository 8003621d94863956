import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { deployNextPages, uncompressed } from '#tests/journeys/deploy.ts'
import { expect, visit } from '#tests/journeys/site.ts'

import { writeWorker } from '../write-worker.ts'

/** What the browser says in its console while it is offline. */
export const offlineComplaints = /net::ERR_|status of 503/

/** It fetches all it precaches first, when nothing else is being done. */
const INSTALLED_WITHIN_MS = 60_000

/** Home on two days, until the site is kept and the worker answers for it. */
export async function comeBack(page: Page) {
  await visit(page, '/')
  // that a page was seen is noted a moment after its script is at work
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  await visit(page, '/')
  await keptForOffline(page)
}

/** Waits until the site is kept and the worker answers for it. */
export async function keptForOffline(page: Page) {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(state, { timeout: INSTALLED_WITHIN_MS }).toBe('activated')
}

/** Every address that the worker keeps. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        addresses.push(new URL(url).pathname)
      }
    }
    return addresses
  })
}

/** Deploys the next version of the site, with its worker. */
export async function deployNextVersion(folder: string) {
  await deployNextPages(folder)
  await writeWorker(folder)
}

/** Deploys the same version with the worker switched off. */
export async function deployWithoutWorker(folder: string) {
  await uncompressed(folder)
  await writeWorker(folder, false)
}

/** Deploys the same version with another worker. */
export async function changeWorker(folder: string, change: (worker: string) => string) {
  await uncompressed(folder)
  const path = join(folder, 'worker.js')
  await writeFile(path, change(await readFile(path, 'utf8')))
}
