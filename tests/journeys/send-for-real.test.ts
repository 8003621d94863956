import { pages } from '#app/content/pages.ts'

import { answers, type Receiver } from '../receiver.ts'
import { test } from './delivering-site.ts'
import { expectFault, expectSent, fill, openForm, written } from './message-form.ts'
import { expect, navbar } from './site.ts'

// one worker builds the site that delivers, once
test.describe.configure({ mode: 'default' })

const MAYBE = /may have reached us or not.*Nothing you wrote is lost\./

test('a message arrives once, with all its fields, and is thanked for', async ({
  page,
  receiver,
}) => {
  receiver.will(answers.accept)
  const requests: string[] = []
  await openForm(page)
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectSent(page)
  expect(requests).toEqual([`POST ${receiver.address}`])
  const [{ fields, headers } = { fields: {}, headers: {} }, ...more] = receiver.received()
  const { messageId, ...rest } = fields
  expect(rest).toEqual({ key: '7', ...written })
  expect(messageId).toMatch(/^\d+(-\d+){3}$/)
  expect(headers.cookie).toBeUndefined()
  expect(more).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Your Message')).toHaveValue('')
})

const faults = [
  { what: 'refused', answer: answers.refuse(422), says: 'Our message service refused' },
  { what: 'lost with the line', answer: 'cut', says: 'Sending was interrupted' },
  { what: 'answered by another page', answer: answers.page, says: 'does not say that your' },
  { what: 'sent elsewhere', answer: answers.redirect('/', 307), says: 'does not say that your' },
] as const

for (const { what, answer, says } of faults) {
  test(`a message that is ${what} stays, and arrives when it is sent again`, async ({
    page,
    receiver,
  }) => {
    receiver.will(answer)
    await openForm(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectFault(page, says)
    await expectOne(receiver)

    receiver.will(answers.accept)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectSent(page)
    await expectOne(receiver)
  })
}

test('a receiver is given 15 seconds to answer', async ({ page, receiver }) => {
  receiver.will(answers.stall)
  await openForm(page)
  await page.clock.pauseAt(new Date('2026-05-04T10:00:00Z'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.clock.runFor(1)
  await expect.poll(() => receiver.received().length).toBe(1)
  await page.clock.runFor(14_990)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.runFor(20)
  await expectFault(page, 'No answer came within 15 seconds.')
  await expect(page.getByRole('status').filter({ hasText: MAYBE })).toBeVisible()
  await expectOne(receiver)
})

test('a message cannot leave offline, and does not leave by itself when the line is back', async ({
  page,
  context,
  receiver,
}) => {
  receiver.will(answers.accept)
  await openForm(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectFault(page, 'You are offline.')
  await context.setOffline(false)
  await expectFault(page, 'You are online again.')
  await page.clock.fastForward(60_000)
  expect(receiver.received()).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectSent(page)
  await expectOne(receiver)
})

test('a double click, Enter and a script send one message', async ({ page, receiver }) => {
  receiver.will(answers.stall)
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await page.getByLabel('Full Name').press('Enter')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await page.clock.fastForward(15_000)
  await expectFault(page, 'No answer came')
  await expectOne(receiver)

  receiver.will(answers.accept)
  await page.getByRole('button', { name: 'Try again' }).dblclick()
  await expectSent(page)
  await expectOne(receiver)
})

test('what is being sent cannot be changed on its way', async ({ page, receiver }) => {
  receiver.will(answers.stall)
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.getByLabel('Your Message').press('x')
  await expect(page.getByLabel('Your Message')).toHaveValue(written.message)
  await expect(page.getByLabel('Subject')).toBeDisabled()
})

test('a message sent again is told by its id, also after a reload, and a changed one is another', async ({
  page,
  receiver,
}) => {
  receiver.will(answers.page)
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectFault(page, 'does not say')
  const first = idIn(receiver)

  await page.reload()
  await expectFault(page, 'does not say')
  await page.clock.fastForward(3000)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => receiver.received().length).toBe(2)
  await expectFault(page, 'does not say')
  expect(idIn(receiver)).toBe(first)

  await page.getByLabel('Your Message').fill('Another thing.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => receiver.received().length).toBe(3)
  await expectFault(page, 'does not say', 'Another thing.')
  const second = idIn(receiver)
  expect(second).not.toBe(first)

  // as an extension of the browser does it, which tells the page nothing
  await page.getByLabel('Your Message').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'A third thing.'
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => receiver.received().length).toBe(4)
  await expectFault(page, 'does not say', 'A third thing.')
  expect([first, second]).not.toContain(idIn(receiver))
})

test('a page left while sending says so when it is loaded anew', async ({ page, receiver }) => {
  receiver.will(answers.stall)
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => idIn(receiver)).toBeTruthy()
  const first = idIn(receiver)
  await page.reload()
  await expectFault(page, 'Sending was interrupted')

  receiver.will(answers.accept)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.clock.fastForward(3000)
  await expectSent(page)
  expect(idIn(receiver)).toBe(first)
})

test('a visitor who reads on while the message is sent finds it sent', async ({
  page,
  receiver,
}) => {
  const { promise: asked, resolve: letItAnswer } = Promise.withResolvers<void>()
  receiver.will((response) => void asked.then(() => answers.accept(response)))
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => receiver.received().length).toBe(1)
  await navbar(page).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.heading)
  await navbar(page).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  letItAnswer()
  await expectSent(page)
  await expectOne(receiver)
})

test('what a browser repeats on a line that was kept open is told by its id', async ({
  page,
  receiver,
}) => {
  receiver.will(answers.accept)
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectSent(page)
  receiver.will(answers.drop)
  await fill(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectFault(page, 'Sending was interrupted')
  const ids = receiver.received().map(({ fields }) => fields['messageId'])
  expect(ids[0]).toBeTruthy()
  // Chromium repeats it once; no page can keep it from that
  expect(new Set(ids).size).toBe(1)
})

test('a second message has its own id', async ({ page, receiver }) => {
  receiver.will(answers.accept)
  await openForm(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectSent(page)
  await fill(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => receiver.received().length).toBe(2)
  await expectSent(page)
  const [one, two] = receiver.received().map(({ fields }) => fields['messageId'])
  expect(one).not.toBe(two)
})

async function expectOne(receiver: Receiver) {
  await expect.poll(() => receiver.received().length).toBe(1)
}

function idIn(receiver: Receiver) {
  return receiver.received().at(-1)?.fields['messageId']
}
