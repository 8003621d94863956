import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { serve } from '#build/serve.ts'
import { expect, test as base } from '#tests/journeys/site.ts'
import { COPY_BUILD_MS } from '#tests/patience.ts'
import { buildDelivering } from '#tests/simulated-site.ts'

import { type Receiver, startReceiver } from '../receiver.ts'

type Delivering = { address: string; receiver: Receiver }

/** The test of site.ts, on a copy of the site whose messages go to a receiver. */
export const test = base.extend<{ receiver: Receiver }, { delivering: Delivering }>({
  delivering: [
    // Playwright insists on a pattern, though this fixture uses no other
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const receiver = await startReceiver()
      const { folder, remove } = await buildDelivering({
        endpoint: receiver.address,
        as: 'form',
        fields: { key: '7' },
      })
      const { address, stop } = await serve({ folder: join(folder, 'dist'), port: 0 })
      await provide({ address, receiver })
      await stop()
      receiver.stop()
      remove()
    },
    { scope: 'worker', timeout: COPY_BUILD_MS },
  ],
  baseURL: ({ delivering }, provide) => provide(delivering.address),
  /** Where the messages go: the one third party these pages may talk to. */
  receiver: async ({ delivering: { receiver }, site }, provide) => {
    site.allow(new RegExp(receiver.address))
    await provide(receiver)
  },
})

/** Loads the form again while the clock stands still, which has to set the tasks that start React. */
export async function reloadForm(page: Page) {
  await page.reload()
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 100 })
  }).toPass()
}
