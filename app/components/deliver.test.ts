import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { type ContactMessage, deliver } from './deliver.ts'

const message: ContactMessage = {
  name: 'Akello Grace',
  email: 'akello@example.com',
  phone: '',
  subject: 'Water Supply',
  message: 'A well for the school.',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a message is delivered after 1500 ms and not before', async () => {
  let delivered = false
  void deliver(message).then(() => (delivered = true))
  await vi.advanceTimersByTimeAsync(1499)
  expect(delivered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(delivered).toBe(true)
})

test('delivering asks nobody on the network', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const delivery = deliver(message)
  await vi.runAllTimersAsync()
  await delivery
  expect(fetched).not.toHaveBeenCalled()
})
