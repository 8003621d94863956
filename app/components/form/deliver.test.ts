import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Delivery } from '#app/content/delivery.ts'

import { answers, type Receiver, startReceiver } from '../../../tests/receiver.ts'
import { type ContactMessage, deliverTo } from './deliver.ts'

const message: ContactMessage = {
  name: 'Akello Grace',
  email: 'akello@example.com',
  phone: '',
  subject: 'Water Supply',
  message: 'A well & a tank = 100 % water?\n"Lacor", 3 °N; Aŋee 💧',
}
const id = '1-2-3-4'

describe('simulated', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const sending = { message, id, trap: '', shownAt: 0 }

  test('a message is delivered after 1500 ms and not before', async () => {
    let delivered = false
    void deliverTo(undefined)(sending).then(() => (delivered = true))
    await vi.advanceTimersByTimeAsync(1499)
    expect(delivered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(delivered).toBe(true)
  })

  test('delivering asks nobody on the network', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const delivery = deliverTo(undefined)(sending)
    await vi.runAllTimersAsync()
    expect(await delivery).toBe('sent')
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe.each(['form', 'json'] as const)('to a server, as %s', (as) => {
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
  })
  afterAll(() => receiver.stop())
  afterEach(() => void vi.useRealTimers())

  /** Sends the message as a visitor does who took their time. */
  function deliver(more: Partial<Delivery> = {}, { trap = '' } = {}) {
    const shownAt = performance.now() - 60_000
    return deliverTo({ endpoint: receiver.address, as, ...more })({ message, id, trap, shownAt })
  }

  const expected = { ...message, messageId: id }

  test('a message arrives once, whole, with its id and what the receiver wants with it', async () => {
    receiver.will(answers.accept)
    expect(await deliver({ fields: { access_key: 'the key' } })).toBe('sent')
    const [{ fields, headers } = { fields: {}, headers: {} }, ...more] = receiver.received()
    expect(fields).toEqual({ access_key: 'the key', ...expected })
    expect(more).toEqual([])
    expect(headers).toMatchObject({ accept: 'application/json' })
    expect(headers.cookie).toBeUndefined()
  })

  test.each([
    ['JSON that says ok', answers.acceptAsFormspree],
    ['204, which has no words', answers.acceptWithoutWords],
    ['a 200 without words', answers.acceptInSilence],
    ['JSON that is a bare word', answers.bareWord],
    ['a word that is no JSON', answers.say('OK\n')],
  ])('%s is a yes', async (_, answer) => {
    receiver.will(answer)
    expect(await deliver()).toBe('sent')
    expect(receiver.received()).toHaveLength(1)
  })

  test.each([
    '{"success":"true"}',
    '{"success":1}',
    '{"code":200,"status":"success","message":"Thank you"}',
    '{"result":"success"}',
    '{"accepted":true,"id":"a1"}',
    '{"status":201}',
    '{"ok":true,"error":null,"errors":[]}',
    '{"ok":true,"errors":{}}',
    '{}',
    'null',
  ])('%s is a yes', async (body) => {
    receiver.will(answers.say(body))
    expect(await deliver()).toBe('sent')
    expectOnce()
  })

  test.each([400, 401, 403, 404, 422, 429])('%i is a no', async (status) => {
    receiver.will(answers.refuse(status))
    expect(await deliver()).toBe('refused')
    expectOnce()
  })

  test.each([
    '{"success":false,"message":"Invalid access key"}',
    '{"success":"false"}',
    '{"ok":false}',
    '{"success":0}',
    '{"sent":false}',
    '{"status":"error"}',
    '{"status":"failed","message":"bad"}',
    '{"status":400}',
    'false',
    '{"result":"error"}',
    '{"error":"Form is disabled"}',
    '{"errors":[{"code":"EMPTY"}]}',
    '{"ok":true,"errors":{"email":"is wrong"}}',
  ])('%s is a no', async (body) => {
    receiver.will(answers.say(body))
    expect(await deliver()).toBe('refused')
    expectOnce()
  })

  test.each([
    ['a page, as of a network that wants a login,', answers.page],
    ['half of a JSON', answers.brokenJson],
    ['a sentence', answers.say('Welcome to our network')],
    ['an error of the server, 500,', answers.refuse(500)],
    ['an error of a server in between, 502,', answers.refuse(502)],
    ['503', answers.refuse(503)],
  ])('%s is no yes', async (_, answer) => {
    receiver.will(answer)
    expect(await deliver()).toBe('unconfirmed')
    expectOnce()
  })

  test.each([
    '[]',
    '42',
    '{"hello":"world"}',
    '{"message":"Internal server error"}',
    '{"errorMessage":"Task timed out","errorType":"Error"}',
    '{"statusCode":400,"body":"{}"}',
    '{"code":500}',
    '{"status":{"ok":true}}',
  ])('%s says neither, which is no yes', async (body) => {
    receiver.will(answers.say(body))
    expect(await deliver()).toBe('unconfirmed')
    expectOnce()
  })

  test.each([301, 302, 303, 307, 308])('a redirect by %i is not followed', async (status) => {
    const stranger = await startReceiver()
    receiver.will(answers.redirect(stranger.address, status))
    expect(await deliver()).toBe('unconfirmed')
    expectOnce()
    expect(stranger.received()).toEqual([])
    stranger.stop()
  })

  test.each([
    ['when the message is there', answers.drop],
    ['in the middle of the answer', answers.dropHalfway],
  ])('a line that is cut %s is a fault, and nothing is sent again', async (_, answer) => {
    receiver.will(answer)
    expect(await deliver()).toBe('interrupted')
    expectOnce()
  })

  test('a line that is cut before the message is there is a fault', async () => {
    receiver.will('cut')
    expect(await deliver()).toBe('interrupted')
    expect(receiver.received()).toHaveLength(1)
  })

  test('nobody at the address is a fault', async () => {
    const gone = await startReceiver()
    gone.stop()
    expect(await deliver({ endpoint: gone.address })).toBe('interrupted')
  })

  test('a browser that knows it is offline says so when sending fails, and only then', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    receiver.will('cut')
    expect(await deliver()).toBe('offline')
    receiver.will(answers.accept)
    expect(await deliver()).toBe('sent')
    vi.unstubAllGlobals()
  })

  test.each([
    ['never answers', answers.stall],
    ['stops within its answer', answers.stallHalfway],
  ])('a receiver that %s is given 15 seconds and no more', async (_, answer) => {
    // only the clock is not real: the server and the line are
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise: there, resolve: isThere } = Promise.withResolvers<void>()
    receiver.will((response) => {
      answer(response)
      isThere()
    })
    let outcome = ''
    const delivery = deliver().then((each) => (outcome = each))
    await vi.advanceTimersByTimeAsync(0)
    await there
    await vi.advanceTimersByTimeAsync(14_999)
    expect(outcome).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(await delivery).toBe('unanswered')
    expectOnce()
  })

  test('a message written in less than 3 seconds waits until they are over', async () => {
    vi.useFakeTimers()
    receiver.will(answers.accept)
    const endpoint = receiver.address
    const sending = { message, id, trap: '', shownAt: performance.now() }
    vi.advanceTimersByTime(1200)
    const delivery = deliverTo({ endpoint, as })(sending)
    await vi.advanceTimersByTimeAsync(1799)
    expect(vi.getTimerCount(), 'still waiting').toBe(1)
    expect(receiver.received()).toEqual([])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect(await delivery).toBe('sent')
    expectOnce()
  })

  test('a program that fills in what no person sees is thanked and sends nothing', async () => {
    receiver.will(answers.accept)
    expect(await deliver({}, { trap: 'https://example.com' })).toBe('sent')
    expect(receiver.received()).toEqual([])
  })

  function expectOnce() {
    expect(receiver.received().map(({ fields }) => fields)).toEqual([expected])
  }
})
