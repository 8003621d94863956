import { afterAll, beforeAll, describe } from 'vitest'

import { type Serving, startCaddy, startNginx } from '../../bench/servers.ts'
import { serve } from '../../pipeline/serve.ts'

/** The site on one of its servers, and what is that server's own way. */
export type Host = {
  /** Where it listens. */
  port: number
  /** Whether it sends a part of a file that is asked for by `Range`. */
  sendsParts: boolean
  /** Whether it stands for the site's name in the world, and not for a machine. */
  hasItsName: boolean
}

const { NGINX_PATH, CADDY_PATH } = process.env

const hosts = [
  { name: 'nginx', there: Boolean(NGINX_PATH), start: () => startNginx('dist'), real: true },
  { name: 'Caddy', there: Boolean(CADDY_PATH), start: () => startCaddy('dist'), real: true },
  { name: 'npm start', there: true, start: startOwn, real: false },
]

/**
 * Tests of the built site on nginx, on Caddy and on the server of `npm start`. A server that
 * `npm test` did not find is skipped, which `npm test` says.
 *
 * @param tests given the host, which serves only while they run
 */
export function onEveryHost(tests: (host: Host) => void) {
  for (const { name, there, start, real } of hosts) {
    describe.skipIf(!there)(name, () => {
      const host: Host = { port: 0, sendsParts: real, hasItsName: real }
      let serving: Serving | undefined
      beforeAll(async () => {
        serving = await start()
        host.port = serving?.port ?? 0
      })
      afterAll(() => serving?.stop())
      tests(host)
    })
  }
}

async function startOwn(): Promise<Serving> {
  const { address, stop } = await serve({ folder: 'dist', port: 0 })
  return { port: Number(new URL(address).port), stop }
}
