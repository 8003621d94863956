import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import type { Browser } from './visitor.ts'

/** The answer to the command of this id; an event has none. */
type Message = { id?: number; result?: unknown; message?: string }

/** Firefox without a window, spoken to by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const parameters = ['--headless', '--no-remote', '--remote-debugging-port=0']
  const child = spawn(program, [...parameters, '--profile', profile])
  const socket = new WebSocket(`${await addressIn(child.stderr)}/session`)
  await once(socket, 'open')

  let sent = 0
  function send(method: string, params: object) {
    const id = ++sent
    const answer = new Promise<unknown>((resolve, reject) => {
      socket.addEventListener('message', function take({ data }) {
        const { id: answered, result, message } = JSON.parse(String(data)) as Message
        if (answered !== id) return
        socket.removeEventListener('message', take)
        if (result) resolve(result)
        else reject(new Error(`${method}: ${message}`))
      })
    })
    socket.send(JSON.stringify({ id, method, params }))
    return answer
  }

  await send('session.new', { capabilities: {} })
  const tree = await send('browsingContext.getTree', {})
  const { context } = (tree as { contexts: [{ context: string }] }).contexts[0]
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async evaluate(expression) {
      const target = { target: { context }, awaitPromise: false }
      // as text, because BiDi has a form of its own for values
      const asked = { expression: `JSON.stringify(${expression})`, ...target }
      const answer = await send('script.evaluate', asked)
      const { result } = answer as { result?: { value?: string } }
      return result?.value === undefined ? undefined : JSON.parse(result.value)
    },
    act: (actions) => send('input.performActions', { context, actions }),
    async stop() {
      const ended = once(child, 'exit')
      await send('browser.close', {})
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Where the browser listens, which it says once it does. */
function addressIn(output: NodeJS.ReadableStream) {
  return new Promise<string>((resolve, reject) => {
    createInterface(output)
      .on('line', (line) => {
        const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1]
        if (address) resolve(address)
      })
      .once('close', () => reject(new Error('Firefox ended before it listened')))
  })
}
