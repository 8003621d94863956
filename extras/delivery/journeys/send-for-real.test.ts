import type { Page } from '@playwright/test'

import { email, whatsAppDigits } from '#src/content/contact.ts'
import { pages } from '#src/content/pages.ts'
import { expectAccessible } from '#tests/journeys/axe.ts'
import {
  expectSent,
  expectWritten,
  openForm,
  success,
  written,
} from '#tests/journeys/message-form.ts'
import { letFramesPass } from '#tests/journeys/scrolling.ts'
import { expect, expectPage, goTo, phoneScreen, saveData } from '#tests/journeys/site.ts'

import { answers, type Receiver, says } from '../receiver.ts'
import { reloadForm, test } from './delivering-site.ts'

// one worker builds the delivering site, once for all tests
test.describe.configure({ mode: 'default' })

const REFUSED = 'Our message service refused your message.'
const UNCONFIRMED =
  'We cannot confirm that your message has arrived. It may have reached us or not.'

test('a message arrives once, whole, and is thanked for', async ({ page, receiver }) => {
  receiver.will(answers.accept)
  // the scripts of other pages, which come some time, are no part of a message
  await saveData(page)
  await openForm(page)
  const requests: string[] = []
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()}`)
  })
  await send(page)
  await expectSent(page)
  expect(requests).toEqual([`POST ${receiver.address}`])
  const [{ fields, headers } = { fields: {}, headers: {} }, ...more] = receiver.received()
  const { messageId, ...rest } = fields
  expect(rest).toEqual({ ...written, key: '7', link: '' })
  expect(messageId).toMatch(/^\d+(-\d+){3}$/)
  expect(headers.cookie).toBeUndefined()
  expect(more).toEqual([])
})

for (const [what, answer, outcome] of [
  ['refused', answers.refuse, REFUSED],
  ['cut off', answers.disconnectHalfway, UNCONFIRMED],
  ['answered with 400', says(400), REFUSED],
  ['answered with 500', says(500), UNCONFIRMED],
] as const) {
  test(`a message that is ${what} stays; a retry has the same id`, async ({ page, receiver }) => {
    receiver.will(answer)
    await openForm(page)
    await send(page)
    await expectFault(page, outcome)
    expect(receiver.received()).toHaveLength(1)
    const first = idIn(receiver)
    // the draft, its outcome and its id survive a reload
    await reloadForm(page)
    await expectFault(page, outcome)
    receiver.will(answers.refuse)
    await send(page, 'Try again')
    await expectFault(page, REFUSED)
    expect(receiver.received()).toHaveLength(1)
    expect(idIn(receiver)).toBe(first)
    // another message has another id
    await page.getByLabel('Your Message').fill('Another thing.')
    receiver.will(answers.accept)
    await send(page, 'Try again')
    await expectSent(page)
    expect(idIn(receiver)).not.toBe(first)
  })
}

test('one message is sent by a double click, Enter and a script', async ({ page, receiver }) => {
  receiver.will(answers.stall)
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await page.clock.runFor(100)
  await page.getByLabel('Full Name').press('Enter')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await page.getByLabel('Your Message').press('x')
  await expect(page.getByLabel('Subject')).toBeDisabled()
  await expect.poll(() => receiver.received()).toHaveLength(1)

  // a visitor who has moved on to another field is not called away from it
  await page.clock.runFor(14_800)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.runFor(200)
  await expectFault(page, UNCONFIRMED)
  await expect(page.getByLabel('Your Message')).toBeFocused()
  expect(receiver.received()).toHaveLength(1)
})

test('a message cannot leave offline, nor later by itself', async ({ page, context, receiver }) => {
  receiver.will(answers.accept)
  await openForm(page)
  await context.setOffline(true)
  await send(page)
  await expectFault(page, UNCONFIRMED)
  await context.setOffline(false)
  await page.clock.runFor(60_000)
  expect(receiver.received()).toEqual([])
  await send(page, 'Try again')
  await expectSent(page)
  expect(receiver.received()).toHaveLength(1)
})

test('a page reloaded while sending cannot know the outcome', async ({ page, receiver }) => {
  receiver.will(answers.stall)
  await openForm(page)
  await send(page)
  await expect.poll(() => receiver.received()).toHaveLength(1)
  await reloadForm(page)
  await expectFault(page, UNCONFIRMED)

  const { promise: asked, resolve: letItAnswer } = Promise.withResolvers<void>()
  receiver.will((response) => void asked.then(() => answers.accept(response)))
  await send(page, 'Try again')
  for (const each of [pages.about, pages.contact]) {
    await goTo(page, each)
    await expectPage(page, each)
    // what follows a heading comes some frames later
    await page.clock.runFor(100)
  }
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.setViewportSize(phoneScreen)
  // of its 15 seconds no more passes than axe has to wait for
  const axe = { isDone: false }
  const look = expectAccessible(page).finally(() => (axe.isDone = true))
  const tick = async () => {
    while (!axe.isDone) await page.clock.runFor(1)
  }
  await Promise.all([look, tick()])
  letItAnswer()
  await expectSent(page)
  await page.clock.resume()
  await expectAccessible(page)
})

test('who looks at another page while a message arrives is thanked too', async ({
  page,
  receiver,
}) => {
  const { promise: asked, resolve: letItAnswer } = Promise.withResolvers<void>()
  receiver.will((response) => void asked.then(() => answers.accept(response)))
  await openForm(page)
  const answered = page.waitForEvent('requestfinished', (each) => each.method() === 'POST')
  await send(page)
  await goTo(page, pages.about)
  await expectPage(page, pages.about)
  letItAnswer()
  await answered
  await page.clock.resume()
  await letFramesPass(page)
  await goTo(page, pages.contact)
  await expectSent(page)
})

test('without storage 100,000 characters are kept and sent whole', async ({ page, receiver }) => {
  const message = 'Water, ŋ & 💧. '.repeat(8000).slice(0, 100_000)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError')
    }
  })
  receiver.will(answers.refuse)
  await openForm(page)
  await page.getByLabel('Your Message').fill(message)
  await send(page)
  await expectFault(page, REFUSED, { message })
  await expect(page.getByText('A message this long is cut for WhatsApp')).toBeVisible()
  receiver.will(answers.accept)
  await send(page, 'Try again')
  await expectSent(page)
  expect(receiver.received().map(({ fields }) => fields['message'])).toEqual([message])
})

test('a refused message can be taken to WhatsApp or email', async ({ page, receiver }) => {
  await page.setViewportSize(phoneScreen)
  receiver.will(answers.refuse)
  await openForm(page)
  await page.getByLabel('Full Name').press('Enter')
  await page.getByRole('button', { name: 'Sending...' }).waitFor()
  await page.clock.runFor(100)
  await expectFault(page, REFUSED)
  await page.clock.resume()
  await expectAccessible(page)
  for (const way of await page.locator('form').locator('button, a').all()) {
    await expect(way).toBeInViewport({ ratio: 1 })
  }
  const hello = `Hello, I am ${written.name} (${written.email}, ${written.phone}).`
  const [chat, letter] = [await linkOf(page, /WhatsApp/), await linkOf(page, /email/)]
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${whatsAppDigits}`)
  expect(chat.searchParams.get('text')).toBe(`${hello}\n${written.subject}:\n\n${written.message}`)
  expect(letter.protocol + letter.pathname).toBe(`mailto:${email}`)
  expect(letter.searchParams.get('subject')).toBe(`${written.subject}: ${written.name}`)
})

/** The outcome is said, there are other ways, and the form still has everything. */
async function expectFault(page: Page, outcome: string, edited: Partial<typeof written> = {}) {
  const said = page.getByRole('status')
  await expect(said).toContainText('Nothing you wrote is lost.')
  await expect(said).toHaveText(new RegExp(outcome.replaceAll(/[.] /g, '.\\s*')))
  await expect(page.getByText(success)).toHaveCount(0)
  for (const way of [/Send it on WhatsApp/, /Send it by email/]) {
    await expect(page.getByRole('link', { name: way })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expectWritten(page, { ...written, ...edited })
}

async function send(page: Page, name = 'Send message') {
  await page.getByRole('button', { name }).click()
  await page.clock.runFor(3000)
}

async function linkOf(page: Page, name: RegExp) {
  const link = page.locator('form').getByRole('link', { name })
  return new URL((await link.getAttribute('href')) ?? '')
}

function idIn(receiver: Receiver) {
  return receiver.received().at(-1)?.fields['messageId']
}
