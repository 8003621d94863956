import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What became of a POST at the receiver. */
type Received = {
  headers: IncomingHttpHeaders
  /** Nothing when the line was cut before they came. */
  fields: Readonly<Record<string, string>>
}

/** What the receiver does with a message that has come. */
type Answer = (response: ServerResponse) => void

/** All that receivers of messages, and the lines to them, are known to do. */
export const answers = {
  accept: says(200, 'application/json', '{"success":true,"message":"Thank you"}'),
  acceptAsFormspree: says(200, 'application/json', '{"ok":true,"next":"/thanks"}'),
  acceptWithoutWords: says(204),
  acceptInSilence: says(200),
  refuse: (status: number) => says(status, 'application/json', '{"error":"No"}'),
  say: (body: string) => says(200, 'application/json', body),
  stall: () => {},
  stallHalfway: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":')
  },
  drop: (response: ServerResponse) => response.socket?.destroy(),
  dropHalfway: (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"success":true')
    setImmediate(() => response.socket?.destroy())
  },
  page: says(200, 'text/html', '<!doctype html><title>Log in to this network</title>'),
  brokenJson: says(200, 'application/json', '{"success":tr'),
  bareWord: says(200, 'application/json', '"success"'),
  redirect: (to: string, status: number) => (response: ServerResponse) => {
    response.writeHead(status, { location: to }).end()
  },
}

/** A real server on this machine that takes messages, or does with them what it is told. */
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Starts a receiver on any free port. */
export async function startReceiver() {
  let received: Received[] = []
  let answer: Answer | 'cut' = answers.accept
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end()
      return
    }
    const { headers } = request
    const arrived: Received = { headers, fields: {} }
    received.push(arrived)
    if (answer === 'cut') {
      request.socket.destroy()
      return
    }
    const body = await text(request)
    const isJson = headers['content-type'] === 'application/json'
    arrived.fields = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
    answer(response)
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/messages`,
    /** Every POST since the receiver was last told what to do. */
    received: () => received,
    /** Forgets what came and does this from now on; 'cut' ends the line as a POST begins. */
    will: (next: Answer | 'cut') => {
      received = []
      answer = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function says(status: number, type?: string, body = ''): Answer {
  return (response) => {
    response.writeHead(status, type ? { 'content-type': type } : {}).end(body)
  }
}
