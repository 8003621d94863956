import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { relative, sep } from 'node:path'
import { text } from 'node:stream/consumers'

import type { Plugin, ViteDevServer } from 'vite'

import { readFactsAnew } from './content/shown-facts.ts'

/**
 * Encodes the pictures while development runs, and shows a change in content/ or pictures/ without
 * a restart. A mistake stands over the page until it is mended.
 */
export function reloadContent(): Plugin {
  return { name: 'reload-content', apply: 'serve', configureServer: watch }
}

function watch({ config, watcher, ws, environments }: ViteDevServer) {
  const reloadAfter = async (work: () => Promise<void>) => {
    try {
      await work()
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
      ws.send({ type: 'full-reload', path: '*' })
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem)
      ws.send({ type: 'error', err: { message, stack: '' } })
    }
  }
  let last = reloadAfter(() => write('pictures'))
  let isWaiting = false
  watcher.on('all', (_, path) => {
    const [folder = ''] = relative(config.root, path).split(sep)
    if (isWaiting || !['content', 'pictures'].includes(folder)) return
    isWaiting = true
    // once for all that changes while the change before is at work
    last = last.then(async () => {
      isWaiting = false
      // the words first, because the profile takes its time
      await reloadAfter(readFactsAnew)
      await reloadAfter(async () => {
        await write('pictures')
        await write('prepare')
      })
    })
  })
}

/**
 * Writes a part of what follows from the content, in a process that has read none of it before.
 *
 * @throws with what it said when it failed
 */
async function write(part: 'prepare' | 'pictures') {
  const stdio = ['ignore', 'inherit', 'pipe'] as const
  const writer = spawn(process.execPath, ['build/build.ts', part], { stdio: [...stdio] })
  const [said, [code]] = await Promise.all([text(writer.stderr), once(writer, 'exit')])
  if (code !== 0) throw new Error(said.trim())
}
