import { expect, test } from 'vitest'

import { measureLoad, readWrk } from '../../bench/load.ts'

const SECONDS = 2

test.skipIf(!process.env['WRK_PATH'])(
  'nginx answers every one of many visitors at once',
  async () => {
    const load = await measureLoad(SECONDS)
    expect(load?.site.requests).toBeGreaterThan(1000)
    expect(load?.site.errors).toBe(0)
    expect(load?.plain.errors).toBe(0)
    expect(load?.limit.errors).toBe(0)
    console.log(`requests a second on loopback: ${JSON.stringify(load)}`)
  },
)

test('errors under load are counted, of the server and of the line', () => {
  const printed = `
  1000 requests in 1.00s, 1.00MB read
  Socket errors: connect 1, read 2, write 3, timeout 4
  Non-2xx or 3xx responses: 5
Requests/sec:    999.50
Transfer/sec:      1.00MB`
  expect(readWrk(printed)).toEqual({ requestsPerSecond: 1000, requests: 1000, errors: 15 })
  expect(() => readWrk('unable to connect')).toThrow('unable to connect')
})
