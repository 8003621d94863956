import { join } from 'node:path'

import { delivery } from '#app/content/delivery.ts'

import { serve } from '../pipeline/serve.ts'
import { buildCopy, type Change } from './site-copy.ts'

/** The one value that says where messages go, as source text. */
export function deliveringTo(value: string): Change {
  const before = /(?<=\nexport const delivery: Delivery \| undefined = )[^]*$/
  return { file: 'app/content/delivery.ts', before, after: `${value}\n` }
}

/**
 * Serves the site with simulated sending, so that no test sends the firm a message: where the
 * content names a receiver, a copy of the site is built without it.
 *
 * @param port 0 takes any free port
 */
export async function serveSimulated(port: number) {
  const copy = delivery && buildCopy(deliveringTo('undefined'))
  const site = await serve({ folder: copy ? join(copy.folder, 'dist') : 'dist', port })
  const stop = async () => {
    await site.stop()
    copy?.remove()
  }
  return { address: site.address, stop }
}

if (import.meta.main) {
  const { stop } = await serveSimulated(Number(process.env['PORT']))
  process.once('SIGTERM', stop)
}
