import { expectSent, expectWritten, fill, written } from '#tests/journeys/message-form.ts'
import { expect, holdBack, REACT_SCRIPT } from '#tests/journeys/site.ts'

import { type Answer, answers, says } from '../receiver.ts'
import { test } from './delivering-site.ts'

// one worker builds the delivering site, once for all tests
test.describe.configure({ mode: 'default' })

const HTML = { 'content-type': 'text/html' }

/** As services do that have a page of thanks. */
const sendOn: Answer = (response) => {
  const isPost = response.req.method === 'POST'
  const answer = isPost ? says(302, { location: '/elsewhere' }) : says(200, HTML, 'Thanks')
  answer(response)
}

test('a message sent before React is there is sent once, by React', async ({ page, receiver }) => {
  receiver.will(answers.accept)
  const release = await holdBack(page, REACT_SCRIPT)
  await page.goto('/contact')
  await fill(page)
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  release()
  await expectSent(page)
  expect(receiver.received()).toHaveLength(1)
  expect(receiver.received()[0]?.fields['messageId']).toMatch(/^\d+(-\d+){3}$/)
})

test('where React never comes, the browser sends the message, once', async ({ page, receiver }) => {
  receiver.will(answers.accept)
  await page.route(REACT_SCRIPT, () => {})
  await page.goto('/contact')
  await fill(page)
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(page).toHaveURL(receiver.address)
  expect(receiver.received()).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [what, answer] of [
    ['400', says(400, HTML, 'No')],
    ['500', says(500, HTML, 'Sorry')],
    ['a redirect', sendOn],
  ] as const) {
    test(`after ${what} the message is still there, one step back`, async ({
      page,
      receiver,
      site,
    }) => {
      site.allow(/status of [45]|\/elsewhere/)
      receiver.will(answer)
      await page.goto('/contact')
      await fill(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page).toHaveURL(new RegExp(new URL(receiver.address).origin))
      await page.goBack()
      // but for the choice, which Firefox would restore as disabled
      await expectWritten(page, { ...written, subject: '' })
    })
  }

  test('the browser itself refuses an empty field', async ({ page, receiver }) => {
    const before = receiver.received().length
    await page.goto('/contact')
    await fill(page, { email: '' })
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expect(page).toHaveURL('/contact')
    expect(receiver.received()).toHaveLength(before)
  })

  test('the browser itself sends the message', async ({ page, receiver }) => {
    receiver.will(answers.accept)
    await page.goto('/contact')
    await fill(page)
    await expect(page.getByText('This form needs JavaScript')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(receiver.address)
    const message = written.message.replaceAll('\n', '\r\n')
    const [{ fields } = { fields: {} }] = receiver.received()
    expect(fields).toEqual({ ...written, message, key: '7', link: '' })
  })
})
