import { mkdirSync } from 'node:fs'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { JOBS } from '../jobs.ts'
import { open, openDesk, scrollToField, test } from './editor-site.ts'

const FOLDER = 'docs/pictures/editing'

test.use({ viewport: { width: 360, height: 640 } })

test('each job of docs/editing.md has its picture', async ({ page, site }) => {
  mkdirSync(FOLDER, { recursive: true })
  await openDesk(page, site)
  for (const { picture, room, opens, field } of JOBS) {
    await open(page, room, opens === 'entry' ? 0 : undefined)
    if (opens === 'new') await page.getByRole('button', { name: 'Create New Entry' }).click()
    if (opens === 'list') await page.getByRole('row').first().waitFor()
    if (field) await showField(page, field)
    const taken = await page.screenshot({ animations: 'disabled' })
    await sharp(taken).webp({ quality: 80 }).toFile(`${FOLDER}/${picture}.webp`)
    if (opens !== 'list') await page.getByRole('button', { name: 'Cancel Editing' }).click()
  }
})

async function showField(page: Page, label: string) {
  const called = page.getByText(label, { exact: true })
  const field = page
    .getByRole('group', { name: / Field$/ })
    .filter({ has: called })
    .first()
  await scrollToField(page, field)
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }))
}
