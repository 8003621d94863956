import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { type Receiver, startReceiver } from '../receiver.ts'
import { buildDelivering, COPY_BUILD_MS } from '../simulated-site.ts'
import { test as base } from './site.ts'

type Delivering = { address: string; receiver: Receiver }

/** The test of site.ts, on a copy of the site whose messages go to a receiver. */
export const test = base.extend<{ receiver: Receiver }, { delivering: Delivering }>({
  delivering: [
    // Playwright insists on a pattern, though this fixture uses no other
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const receiver = await startReceiver()
      const { folder, remove } = await buildDelivering({
        endpoint: receiver.address,
        as: 'form',
        fields: { key: '7' },
      })
      // its own server, for its headers follow from its content
      const server = spawn(process.execPath, ['pipeline/serve.ts'], {
        cwd: folder,
        env: { ...process.env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [said] = await once(server.stdout, 'data')
      const [address = ''] = /http:\S+/.exec(String(said)) ?? []
      await provide({ address, receiver })
      const stopped = once(server, 'exit')
      server.kill()
      await stopped
      receiver.stop()
      remove()
    },
    { scope: 'worker', timeout: COPY_BUILD_MS },
  ],
  baseURL: ({ delivering }, provide) => provide(delivering.address),
  /** Where the messages go: the one third party these pages may talk to. */
  receiver: async ({ delivering: { receiver }, site }, provide) => {
    site.allow(new RegExp(receiver.address))
    await provide(receiver)
  },
})
