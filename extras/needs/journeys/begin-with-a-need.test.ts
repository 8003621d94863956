import { expect, phoneScreen, test, visit } from '#tests/journeys/site.ts'

import { needs } from '../needs.ts'

test.use({ viewport: phoneScreen })

test('what people come with leads to the service for it, and its sentence into the form', async ({
  page,
}) => {
  const [need] = needs
  test.skip(!need, 'the firm names none')
  if (!need) return
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const way = page.getByRole('main').getByRole('link', { name: need.name, exact: true })
  const box = await way.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0), 'within two screens').toBeLessThan(1280)
  await way.click()
  const dialog = page.getByRole('dialog').filter({ hasText: need.message })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Send on WhatsApp' }).first()).toHaveAttribute(
    'href',
    need.chatUrl,
  )
  await dialog.getByRole('link', { name: 'Write it to us' }).first().click()
  await expect(page.getByLabel('Your Message')).toHaveValue(need.message)
})

test(
  'what a visitor needs begins the message, and takes nothing that is written',
  { tag: '@react' },
  async ({ page }) => {
    await visit(page, '/contact')
    const message = page.getByLabel('Your Message')
    for (const need of needs) {
      await page.getByRole('radio', { name: need.name }).check()
      await expect(message).toHaveValue(`${need.message} `)
    }
    await message.fill('Two acres in Lira')
    const [first] = needs
    if (!first) return
    await page.getByRole('radio', { name: first.name }).check()
    await expect(message).toHaveValue('Two acres in Lira')
  },
)

test('a chat begins with what a visitor needs', async ({ page }) => {
  await visit(page, '/projects')
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  const panel = page.getByRole('dialog', { name: 'WhatsApp chat' })
  for (const { name, message, chatUrl } of needs) {
    expect(new URL(chatUrl).searchParams.get('text')).toBe(message)
    await expect(panel.getByRole('link', { name })).toHaveAttribute('href', chatUrl)
  }
})
