import type { Page } from '@playwright/test'

import { email, whatsAppDigits } from '#app/content/contact.ts'

import { answers } from '../receiver.ts'
import { expectAccessible } from './axe.ts'
import { test } from './delivering-site.ts'
import { expectFault, expectSent, fill, openForm, success, written } from './message-form.ts'
import { expect, phoneScreen, visit, wideScreen } from './site.ts'

// one worker builds the site that delivers, once
test.describe.configure({ mode: 'default' })

const REFUSED = 'Our message service refused your message.'
const hello = `Hello, I am ${written.name} (${written.email}, ${written.phone}).`

test('WhatsApp and email carry the message as it stands in the form', async ({
  page,
  receiver,
}) => {
  receiver.will(answers.refuse(422))
  await openForm(page)
  await sendAndFail(page)
  const [chat, letter] = await waysOf(page)
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${whatsAppDigits}`)
  expect(chat.searchParams.get('text')).toBe(`${hello}\n${written.subject}:\n\n${written.message}`)
  expect(letter.protocol + letter.pathname).toBe(`mailto:${email}`)
  expect(letter.searchParams.get('subject')).toBe(`${written.subject}: ${written.name}`)
  const body = letter.searchParams.get('body')
  expect(body).toBe(`${hello}\n\n${written.message}`.replaceAll('\n', '\r\n'))

  await page.getByLabel('Your Message').fill('Two wells + a tank.')
  for (const way of await waysOf(page)) {
    expect(decodeURIComponent(way.search)).toContain('Two wells + a tank.')
  }
})

test('a message of 100,000 characters is kept whole, sent whole, and cut for other ways', async ({
  page,
  receiver,
}) => {
  const long = 'Water, ŋ & 💧. '.repeat(8000).slice(0, 100_000)
  receiver.will(answers.refuse(413))
  await openForm(page)
  await page.getByLabel('Your Message').fill(long)
  await sendAndFail(page, long)
  await expect(page.getByText('A message this long is cut for WhatsApp')).toBeVisible()
  const [chat, letter] = await waysOf(page)
  expect(chat.href.length).toBeLessThan(7100)
  expect(letter.href.length).toBeLessThan(2000)
  for (const way of [chat, letter]) {
    expect(decodeURIComponent(way.search)).toMatch(/Water, ŋ & 💧\..*\(cut here, it was longer\)$/s)
  }
  await page.reload()
  await expectFault(page, REFUSED, long)
  receiver.will(answers.accept)
  await page.clock.fastForward(3000)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectSent(page)
  expect(receiver.received().map(({ fields }) => fields['message'])).toEqual([long])
})

for (const [how, failing] of [
  ['blocked', 'getItem'],
  ['full', 'setItem'],
] as const) {
  test(`with storage ${how} a message is kept and sent again all the same`, async ({
    page,
    receiver,
  }) => {
    await page.addInitScript((method) => {
      Storage.prototype[method] = () => {
        throw new DOMException('no', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError')
      }
    }, failing)
    receiver.will(answers.page)
    await openForm(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectFault(page, 'does not say that your message has arrived')
    receiver.will(answers.accept)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectSent(page)
    await expect.poll(() => receiver.received().length).toBe(1)
  })
}

test('a program that fills in everything is thanked, and nothing is sent', async ({
  page,
  receiver,
}) => {
  receiver.will(answers.accept)
  await openForm(page)
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    for (const field of form.elements) {
      if (field instanceof HTMLInputElement && field.value === '') field.value = 'spam'
    }
  })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(receiver.received()).toEqual([])
})

test('a message written in no time waits until 3 seconds are over, and is not lost', async ({
  page,
  receiver,
}) => {
  receiver.will(answers.accept)
  await page.clock.install({ time: new Date('2026-05-04T09:00:00Z') })
  await page.clock.pauseAt(new Date('2026-05-04T10:00:00Z'))
  await visit(page, '/contact')
  await fill(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.clock.runFor(2900)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(receiver.received()).toEqual([])
  await page.clock.runFor(200)
  await expect(page.getByText(success)).toBeVisible()
  expect(receiver.received()).toHaveLength(1)
})

test('with the keyboard alone a message is sent again, or another way is chosen', async ({
  page,
  receiver,
}) => {
  receiver.will(answers.refuse(422))
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).focus()
  await page.keyboard.press('Enter')
  await expectFault(page, REFUSED)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Send it on WhatsApp' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Send it by email' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  receiver.will(answers.accept)
  await page.keyboard.press('Enter')
  await expectSent(page)
})

test('a visitor who has gone on to a field is not called away from it', async ({
  page,
  receiver,
}) => {
  receiver.will(answers.stall)
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => receiver.received().length).toBe(1)
  await page.getByLabel('Phone Number').focus()
  await page.clock.fastForward(15_000)
  await expectFault(page, 'No answer came')
  await expect(page.getByLabel('Phone Number')).toBeFocused()
})

for (const screen of [phoneScreen, wideScreen]) {
  test(`the ways are easy to hit and axe finds nothing at ${screen.width} px`, async ({
    page,
    receiver,
  }) => {
    await page.setViewportSize(screen)
    receiver.will(answers.page)
    await openForm(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectFault(page, 'does not say')
    await expectAccessible(page)
    for (const way of await page.locator('form').locator('button, a').all()) {
      const box = await way.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
      await expect(way).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 320, height: screen.height })
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await wider()).toBe(0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser itself sends the message', async ({ page, receiver }) => {
    receiver.will(answers.page)
    await page.goto('/contact')
    await fill(page)
    await expect(page.getByText('This form needs JavaScript')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(receiver.address)
    const [{ fields } = { fields: {} }, ...more] = receiver.received()
    const message = written.message.replaceAll('\n', '\r\n')
    expect(fields).toEqual({ ...written, message, key: '7', link: '' })
    expect(more).toEqual([])
  })
})

async function sendAndFail(page: Page, message = written.message) {
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectFault(page, REFUSED, message)
}

/** Where the two links lead. */
async function waysOf(page: Page) {
  const hrefOf = async (name: string) =>
    new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '')
  return [await hrefOf('Send it on WhatsApp'), await hrefOf('Send it by email')] as const
}
