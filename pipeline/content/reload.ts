import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { relative } from 'node:path'
import { text } from 'node:stream/consumers'

import type { Plugin, ViteDevServer } from 'vite'

/**
 * Shows a change in content/ or pictures/ in development without a restart. A mistake stands over
 * the page until it is mended.
 */
export function reloadContent(): Plugin {
  return { name: 'reload-content', apply: 'serve', configureServer: watch }
}

function watch({ config, watcher, ws }: ViteDevServer) {
  let last = Promise.resolve()
  let isWaiting = false
  watcher.on('all', (_, path) => {
    if (isWaiting || !/^(content|pictures)\b/.test(relative(config.root, path))) return
    isWaiting = true
    // once for all that changes while the change before is at work
    last = last.then(async () => {
      isWaiting = false
      const mistake = await prepare()
      ws.send(
        mistake
          ? { type: 'error', err: { message: mistake, stack: '' } }
          : { type: 'full-reload', path: '*' },
      )
    })
  })
}

/** Writes all that follows from the content, in a process that has loaded none of it before. */
async function prepare() {
  const writer = spawn(process.execPath, ['pipeline/build.ts', 'prepare'])
  const [said, [code]] = await Promise.all([text(writer.stderr), once(writer, 'exit')])
  return code === 0 ? undefined : said.trim()
}
