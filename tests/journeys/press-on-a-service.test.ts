import { services } from '#app/content/services.ts'

import { expect, letFramesPass, test, visit } from './site.ts'

const [first, second] = services

test('a service’s title opens in a tab of its own by Ctrl and by the middle button', async ({
  page,
  context,
}) => {
  await visit(page, '/services')
  const title = page.getByRole('article').getByRole('link', { name: first.title })
  for (const press of [
    () => title.click({ modifiers: ['ControlOrMeta'] }),
    () => title.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page')
    await press()
    const tab = await opened
    await expect(tab).toHaveURL(`/services#${first.id}`)
    await expect(tab.getByRole('dialog', { name: first.title })).toBeVisible()
    await tab.close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/services')
  }
})

test('text of a card can be selected, and the card opens still', async ({ page }) => {
  await visit(page, '/services')
  const words = page.getByRole('article').getByText(first.description)
  const box = await words.boundingBox()
  if (!box) throw new Error('The description of a service is nowhere.')
  await page.mouse.move(box.x + 2, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 8, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
  await letFramesPass(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await words.click()
  await expect(page.getByRole('dialog', { name: first.title })).toBeVisible()
})

test('where Back leads to the same address, services open still', async ({ page }) => {
  await visit(page, '/services')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: first.title }).click()
  await expect(dialog).toHaveAccessibleName(first.title)
  await page.evaluate(() => history.pushState(history.state, '', location.href))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/services')
  for (const { title } of [first, second]) {
    await page.getByRole('button', { name: title }).click()
    await expect(dialog).toHaveAccessibleName(title)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
