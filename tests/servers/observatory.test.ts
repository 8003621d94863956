import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { startSecureCaddy } from '../../bench/servers.ts'

const { CADDY_PATH, OBSERVATORY_SCAN } = process.env

test.skipIf(!CADDY_PATH || !OBSERVATORY_SCAN)(
  'the Mozilla Observatory gives the site an A+',
  async () => {
    const caddy = await startSecureCaddy('dist')
    if (!caddy) throw new Error('no Caddy')
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [String(OBSERVATORY_SCAN), String(caddy.port), String(caddy.securePort)],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: caddy.authority } },
      )
      const { grade, score, results } = JSON.parse(stdout)
      expect(results.filter(({ pass }: { pass: boolean }) => !pass)).toEqual([])
      expect(results.length).toBeGreaterThan(8)
      expect(score).toBeGreaterThanOrEqual(100)
      expect(grade).toBe('A+')
    } finally {
      await caddy.stop()
    }
  },
)
