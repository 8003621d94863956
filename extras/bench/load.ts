import type { Page } from '@playwright/test'

/** Opens an address and waits until the network is idle. */
export async function load(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
}
