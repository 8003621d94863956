import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { deliver, HONEYPOT } from './deliver.ts'
import { answers, json, type Receiver, says, startReceiver } from './receiver.ts'

const fields = {
  name: 'Akello Grace',
  email: 'akello@example.com',
  phone: '',
  subject: 'Water Supply',
  message: 'A well & a tank = 100 % water?\n"Lacor", 3 °N; Aŋee 💧',
  messageId: '1-2-3-4',
}

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())
// a visitor takes a minute; only the clock is not real, the server and the connection are
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.advanceTimersByTime(60_000)
})
afterEach(() => void vi.useRealTimers())

async function send({ as = 'form', ...more }: { as?: 'form' | 'json'; [HONEYPOT]?: string } = {}) {
  const outcome = deliver({ ...fields, ...more }, { endpoint: receiver.address, as })
  await vi.advanceTimersByTimeAsync(0)
  return outcome
}

function expectReceivedOnce() {
  expect(receiver.received().map((each) => each.fields)).toEqual([fields])
}

test.each(['form', 'json'] as const)('a message arrives once and whole, as %s', async (as) => {
  receiver.will(answers.accept)
  expect(await send({ as })).toBe('sent')
  expectReceivedOnce()
  const headers = receiver.received()[0]?.headers
  expect(headers).toMatchObject({ accept: 'application/json' })
  expect(headers).not.toHaveProperty('cookie')
})

test.each([
  ['sent', '200 without a body', says(200)],
  ['sent', '204', says(204)],
  ['sent', '200 with plain text', says(200, { 'content-type': 'text/plain' }, 'OK')],
  ['unconfirmed', '200 with a page', says(200, { 'content-type': 'text/html' }, '<p>Log in')],
  ['sent', '{"ok":true} as Formspree', json('{"ok":true,"next":"/thanks"}')],
  ['sent', '{"success":"true"} as FormSubmit', json('{"success":"true"}')],
  ['sent', 'an error that is null', json('{"ok":true,"error":null}')],
  ['refused', '400', says(400)],
  ['refused', '422 with JSON', answers.refuse],
  ['refused', '429', says(429)],
  ['refused', '{"success":false}', json('{"success":false,"message":"Invalid access key"}')],
  ['refused', '{"success":"false"}', json('{"success":"false"}')],
  ['refused', '{"ok":false} without its type', says(200, {}, '{"ok":false}')],
  ['refused', '{"error":...} with 200', json('{"error":"Form is disabled"}')],
  ['unconfirmed', 'JSON that says neither', json('{"message":"Internal server error"}')],
  ['unconfirmed', 'JSON that is no object', json('null')],
  ['unconfirmed', 'broken JSON', json('{"success":tr')],
  ['unconfirmed', '500', says(500)],
  ['unconfirmed', '503', says(503)],
  ['unconfirmed', 'a connection cut before the answer', answers.disconnect],
  ['unconfirmed', 'a connection cut within the answer', answers.disconnectHalfway],
] as const)('%s: %s', async (outcome, _, answer) => {
  receiver.will(answer)
  expect(await send()).toBe(outcome)
  expectReceivedOnce()
})

test.each([302, 307])('a redirect by %i is not followed', async (status) => {
  const thirdParty = await startReceiver()
  receiver.will(says(status, { location: thirdParty.address }))
  expect(await send()).toBe('unconfirmed')
  expect(thirdParty.received()).toEqual([])
  thirdParty.stop()
})

test('a receiver has 15 seconds to answer', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  receiver.will(() => arrive())
  const settled = vi.fn<(outcome: string) => void>()
  const sending = send().then(settled)
  await arrived
  await vi.advanceTimersByTimeAsync(14_990)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10)
  await sending
  expect(settled).toHaveBeenCalledWith('unconfirmed')
})

test('a message written within 3 seconds of loading waits until they are over', async () => {
  vi.useFakeTimers()
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  vi.advanceTimersByTime(1200)
  const sending = deliver(fields, { endpoint: receiver.address, as: 'form' })
  await vi.advanceTimersByTimeAsync(1799)
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await sending).toBe('sent')
  expect(fetched).toHaveBeenCalledOnce()
  fetched.mockRestore()
})

test('a bot that fills in the honeypot is thanked, and nothing is sent', async () => {
  receiver.will(answers.accept)
  expect(await send({ [HONEYPOT]: 'https://example.com' })).toBe('sent')
  expect(receiver.received()).toEqual([])
})
