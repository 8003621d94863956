import { streetMap } from '#src/content/contact.ts'
import { menu } from '#src/content/pages.ts'

import { sendMessage } from './message-form.ts'
import { scrollThrough } from './scrolling.ts'
import { expect, expectPage, goTo, test, unknownPath, visit } from './site.ts'

// a third party that is neither fails every journey (site.ts)
test('no cookie is set, and no third party asked before the visitor', async ({ page, context }) => {
  const asked = new Set<string>()
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') asked.add(hostname)
  })
  await visit(page, unknownPath)
  for (const each of menu) {
    await goTo(page, each)
    await expectPage(page, each)
    await scrollThrough(page)
  }
  await sendMessage(page)
  await page.getByRole('button', { name: 'Chat on WhatsApp' }).click()
  const start = page.getByRole('link', { name: 'Start chat' })
  await start.hover()
  await page.waitForLoadState('networkidle')
  expect([...asked]).toEqual([])
  expect(await context.cookies()).toEqual([])

  const popup = page.waitForEvent('popup')
  await start.click()
  const chat = await popup
  await expect.poll(() => [...asked]).toEqual(['wa.me'])
  await chat.close()
  await expect(page.getByText(`about ${streetMap.megabytes} MB`)).toBeVisible()
  await page.getByRole('link', { name: 'Open the street map' }).click()
  await expect(page.getByTitle(streetMap.title)).toHaveAttribute('src', streetMap.embedUrl)
  expect([...asked]).toEqual(['wa.me', 'www.openstreetmap.org'])
})
