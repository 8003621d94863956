import type { Page } from '@playwright/test'
import sharp from 'sharp'

import {
  beside,
  expect,
  expectDone,
  expectTold,
  fill,
  groupOf,
  open,
  openDesk,
  SCREENS,
  test,
  upload,
  write,
} from './editor-site.ts'
import { asText, folderNow } from './folder.ts'

const CONTACT = 'content/contact.yaml'

/** All that is said at the top of the form. */
const above = (page: Page) => groupOf(page, 'To be mended').getByRole('listitem')

for (const [screen, viewport, tags] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('a mistake is said beside its field, and not saved', tags, async ({ page, site }) => {
      const files = await openDesk(page, site)
      await open(page, 'Contact')
      await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
      await fill(page, 'Phone', '+256 0772 123 456')
      await page.getByRole('textbox', { name: 'Phone' }).blur()
      const sentence = `Phone '+256 0772 123 456' has a 0 behind the country, which nobody abroad can call: write +256 772 123 456.`
      await expect(beside(page, 'Phone')).toHaveText(sentence)
      await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
        sentence,
      )
      await page.getByRole('button', { name: 'Save' }).click()
      await expectTold(page, /One field has an error/)
      await expect(above(page)).toHaveText([sentence])
      expect(asText(await folderNow(page))).toEqual(asText(files))
      await write(page, 'Phone', '+256 772 123 456')
      await expectDone(page)
      expect(String((await folderNow(page)).get(CONTACT))).toContain('phone: +256 772 123 456')
    })

    test(
      'a new entry is asked for what it lacks once it is saved',
      tags,
      async ({ page, site }) => {
        const files = await openDesk(page, site)
        await open(page, 'Projects')
        await page.getByRole('button', { name: 'Create New Entry' }).click()
        await fill(page, 'Year', '1066')
        await fill(page, 'Title', '“A dam')
        await expect(beside(page, 'Year')).toContainText(
          `Year '1066' is no year of work done: write one from 1990 to`,
        )
        await expect(beside(page, 'Description')).toHaveCount(0)
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(beside(page, 'Title')).toHaveText(
          'Title has a quotation mark that is not closed, or not opened: write both, or none.',
        )
        await expect(above(page).filter({ hasText: 'Description' })).toHaveText(
          'Description is missing: write what it is.',
        )
        expect(asText(await folderNow(page))).toEqual(asText(files))
      },
    )

    test('a photograph that is too small is told before it is saved', async ({ page, site }) => {
      await openDesk(page, site)
      await open(page, 'Projects')
      await page.getByRole('button', { name: 'Create New Entry' }).click()
      const small = { width: 300, height: 200, channels: 3, background: '#7a5' } as const
      await upload(page, await sharp({ create: small }).jpeg().toBuffer())
      await expect(beside(page, 'Picture')).toHaveText(
        'Picture has 300 x 200 pixels: give it 400 to 12000 on its longer side.',
      )
    })
  })
}

test.describe('on a phone, with the page before the form', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('nothing wrong is saved either', async ({ page, site }) => {
    const files = await openDesk(page, site)
    await open(page, 'Contact')
    await fill(page, 'Email', 'info at firm')
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      `'info at firm' is no e-mail address: write one such as info@firm.ug.`,
    )
    expect(asText(await folderNow(page))).toEqual(asText(files))
  })
})
