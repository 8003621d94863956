import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

import { freePort } from '../free-port.ts'
import type { Browser } from './visitor.ts'

const STARTS_WITHIN_MS = 60_000
const ASKED_EVERY_MS = 100

/** WebKitGTK's own small browser on a display that nobody sees, spoken to by WebDriver. */
export async function startWebkit(driver: string, xvfb: string): Promise<Browser> {
  // now and then the driver waits for ever for the browser it has started, and a new one does not
  const started = (await start(driver, xvfb)) ?? (await start(driver, xvfb))
  if (!started) throw new Error(`'${driver}' did not start its browser, twice`)
  const { send, stop } = started
  return {
    open: (url) => send('POST', '/url', { url }),
    resize: (width, height) => send('POST', '/window/rect', { width, height }),
    evaluate: (expression) =>
      send('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    act: (actions) => send('POST', '/actions', { actions }),
    stop: () => send('DELETE', '').finally(stop),
  }
}

/** The driver with a session of its own; nothing if that takes too long. */
async function start(driver: string, xvfb: string) {
  const port = await freePort()
  const parameters = ['--auto-servernum', driver, `--port=${port}`]
  // a group of its own, which ends as a whole: the display, the driver and the browser
  const { pid = 0 } = spawn(xvfb, parameters, { detached: true, stdio: 'ignore' })
  const stop = () => void process.kill(-pid, 'SIGTERM')
  const sessions = `http://127.0.0.1:${port}/session`

  const signal = AbortSignal.timeout(STARTS_WITHIN_MS)
  const body = JSON.stringify({ capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } })
  while (!signal.aborted) {
    const answer = await fetch(sessions, { method: 'POST', body, signal }).catch(() => undefined)
    if (answer?.ok) {
      const { value } = (await answer.json()) as { value: { sessionId: string } }
      return { send: sendTo(`${sessions}/${value.sessionId}`), stop }
    }
    await setTimeout(ASKED_EVERY_MS)
  }
  stop()
  return undefined
}

function sendTo(session: string) {
  return async (method: 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(session + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
}
