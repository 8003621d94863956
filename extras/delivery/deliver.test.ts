import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

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

/** Of receiver.example, made by openssl for this test: it opens nothing. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgi9SpmatU69I3ugj/
ZMCc17EjkWy4kreqlQcbQrVXCnKhRANCAARNvkPH7IZ+qE+FJCcndQsOAcmO1MaX
Wvd9rs4XE4UoSkHJHjbYwvVq1Y3QXJd6+xVFzUq99ENnOKebujR0WKZS
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBjDCCATOgAwIBAgIUeJMXBe5Q5VjuCJcpxmQGkIOqzrAwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcmVjZWl2ZXIuZXhhbXBsZTAgFw0yNjExMjUwNzU0MDVaGA8y
MTI2MTEwMTA3NTQwNVowGzEZMBcGA1UEAwwQcmVjZWl2ZXIuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABE2+Q8fshn6oT4UkJyd1Cw4ByY7Uxpda932u
zhcThShKQckeNtjC9WrVjdBcl3r7FUXNSr30Q2c4p5u6NHRYplKjUzBRMB0GA1Ud
DgQWBBTKVX2bAAYRq4//V5EJHpvKvRvaEzAfBgNVHSMEGDAWgBTKVX2bAAYRq4//
V5EJHpvKvRvaEzAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cAMEQCIBWL
oJpDZuVAOwFk5ohglksoCVt7XzUBlFnTMOHqDhE+AiBg2dnfqLdxPPMpPEgwVi9A
VMJp3pFswGJgzpSfdAHntw==
-----END CERTIFICATE-----`,
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

type How = { as?: 'form' | 'json'; endpoint?: string; [HONEYPOT]?: string }

async function send({ as = 'form', endpoint = receiver.address, ...more }: How = {}) {
  const outcome = deliver({ ...fields, ...more }, { endpoint, as })
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

test('a receiver with a certificate that is not its own gets nothing', async () => {
  const arrived = vi.fn<() => void>()
  const server = createServer(SELF_SIGNED, arrived)
  await new Promise<void>((listening) => server.listen(0, listening))
  const endpoint = `https://localhost:${(server.address() as AddressInfo).port}/messages`
  expect(await send({ endpoint })).toBe('unconfirmed')
  expect(arrived).not.toHaveBeenCalled()
  server.close()
})

test('a receiver that takes 14 seconds is waited for', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<ServerResponse>()
  receiver.will(arrive)
  const sending = send()
  const response = await arrived
  await vi.advanceTimersByTimeAsync(14_000)
  answers.accept(response)
  expect(await sending).toBe('sent')
  expectReceivedOnce()
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
