import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { relative, sep } from 'node:path'
import { text } from 'node:stream/consumers'

import type { Plugin, ViteDevServer } from 'vite'

/**
 * Encodes the pictures while development runs, and shows a change in content/ or pictures/ without
 * a restart. A mistake stands over the page until it is mended.
 */
export function reloadContent(): Plugin {
  return { name: 'reload-content', apply: 'serve', configureServer: watch }
}

function watch({ config, watcher, ws }: ViteDevServer) {
  const reloadAfter = async (part: 'prepare' | 'pictures') => {
    const message = await mistakeIn(part)
    if (message !== undefined) ws.send({ type: 'error', err: { message, stack: '' } })
    else ws.send({ type: 'full-reload', path: '*' })
  }
  let last = reloadAfter('pictures')
  let isWaiting = false
  watcher.on('all', (_, path) => {
    const [folder = ''] = relative(config.root, path).split(sep)
    if (isWaiting || !['content', 'pictures'].includes(folder)) return
    isWaiting = true
    // once for all that changes while the change before is at work
    last = last.then(async () => {
      isWaiting = false
      await reloadAfter('prepare')
      if (folder === 'pictures') await reloadAfter('pictures')
    })
  })
}

/** Writes what follows from the content, in a process that has loaded none of it before. */
async function mistakeIn(part: string) {
  const stdio = ['ignore', 'inherit', 'pipe'] as const
  const writer = spawn(process.execPath, ['build/build.ts', part], { stdio: [...stdio] })
  const [said, [code]] = await Promise.all([text(writer.stderr), once(writer, 'exit')])
  return code === 0 ? undefined : said.trim()
}
