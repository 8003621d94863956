import type { Locator, Page } from '@playwright/test'

import {
  expect,
  expectDone,
  expectTold,
  fill,
  groupOf,
  open,
  openDesk,
  SCREENS,
  scrollToField,
  test,
  write,
} from './editor-site.ts'
import { folderNow } from './folder.ts'

/** What is said of a field that is hardly meant. */
const doubtBeside = (page: Page, label: string) => groupOf(page, label).getByRole('status')

/** All of it, at the top of the form. */
const doubtsAbove = (page: Page) => {
  return groupOf(page, 'To look at again; you can save all the same').getByRole('listitem')
}

for (const [screen, viewport, tags] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test(
      'what is hardly meant is said beside its field, and saved all the same',
      tags,
      async ({ page, site }) => {
        await openDesk(page, site)
        await open(page, 'Contact')
        const email = page.getByRole('textbox', { name: 'Email' })
        await fill(page, 'Email', 'info@gmial.com')
        await expect(doubtBeside(page, 'Email')).toHaveCount(0)
        await email.blur()
        const sentence = `'gmial.com' is one letter or two from gmail.com: look at it again.`
        await expect(doubtBeside(page, 'Email')).toHaveText(`Look again: ${sentence}`)
        await expect(email).toHaveAccessibleDescription(`Look again: ${sentence}`)
        await expect(email).toHaveAttribute('aria-invalid', 'false')
        await expect(doubtsAbove(page)).toHaveText([`Email: ${sentence}`])
        // what is wrong is said in other words, and alone keeps it from being saved
        await write(page, 'Phone', '0772 123 456')
        await expectTold(page, /One field has an error/)
        await expect(groupOf(page, 'Phone').getByRole('alert')).not.toContainText('Look again')
        await write(page, 'Phone', '+256 772 123 456')
        await expectDone(page)
        const contact = (await folderNow(page)).get('content/contact.yaml')
        expect(String(contact)).toContain('email: info@gmial.com')

        // of that file, and of no other
        await open(page, 'Contact')
        await expect(doubtsAbove(page)).toHaveText([`Email: ${sentence}`])
        await fill(page, 'Email', 'info@gmail.com')
        await expect(doubtsAbove(page)).toHaveCount(0)
        await page.getByRole('button', { name: 'Cancel Editing' }).click()
        await open(page, 'Company')
        await fill(page, 'Blurb', 'See www.firm.co.ug')
        await page.getByRole('textbox', { name: 'Blurb' }).blur()
        await expect(doubtsAbove(page)).toHaveText([
          `Blurb: 'www.firm.co.ug' is no link in a text: take it away, pages have their own links.`,
        ])
        await page.getByRole('button', { name: 'Cancel Editing' }).click()

        // a field is called as the form calls it
        await open(page, 'Figures')
        const short = groupOf(page, 'Projects').getByRole('textbox', { name: 'Short' })
        await scrollToField(page, short)
        await short.fill('77+')
        await short.blur()
        await expect(doubtsAbove(page)).toContainText(['short says 77 and “In words” says'])
      },
    )

    test('nothing is doubted of what a new entry has not yet', tags, async ({ page, site }) => {
      await openDesk(page, site)
      await open(page, 'Projects')
      await page.getByRole('button', { name: 'Create New Entry' }).click()
      // what there is nothing of takes no room
      const form = page.getByRole('group', { name: /^Edit .* Content$/ })
      const first = form.getByRole('group', { name: / Field$/ }).first()
      await expect(first).toBeVisible()
      expect((await topOf(first)) - (await topOf(form))).toBeLessThan(80)
      await fill(page, 'Title', 'See www.firm.co.ug')
      await page.getByRole('textbox', { name: 'Title' }).blur()
      await expect(doubtsAbove(page)).toHaveText([
        `Title: 'www.firm.co.ug' is no link in a text: take it away, pages have their own links.`,
      ])
    })
  })
}

async function topOf(part: Locator) {
  return (await part.boundingBox())?.y ?? 0
}
