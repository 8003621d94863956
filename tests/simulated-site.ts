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
 * Serves the site to who tries its form out. Nobody at the firm wants to read that, so where the
 * content names a receiver a copy of the site is built that has none.
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
