import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Received = { headers: IncomingHttpHeaders; fields: Readonly<Record<string, string>> }

/** What the receiver does with a message. */
export type Answer = (response: ServerResponse) => void

/** How receivers of messages, and connections to them, are known to behave. */
export const answers = {
  accept: json('{"success":true,"message":"Thank you"}'),
  refuse: json('{"error":"No"}', 422),
  stall: () => {},
  disconnect: (response: ServerResponse) => response.socket?.destroy(),
  disconnectHalfway: (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"success":true')
    setImmediate(() => response.socket?.destroy())
  },
} satisfies Readonly<Record<string, Answer>>

export function json(body: string, status = 200): Answer {
  return says(status, { 'content-type': 'application/json' }, body)
}

export function says(status: number, headers: Readonly<Record<string, string>> = {}, body = '') {
  return (response: ServerResponse) => {
    response.writeHead(status, headers).end(body)
  }
}

/** A real server on this machine that does with messages what it is told. */
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Starts a receiver on any free port. */
export async function startReceiver() {
  let received: Received[] = []
  let answer: Answer = answers.accept
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end()
      return
    }
    const { headers } = request
    const body = await text(request)
    const isJson = headers['content-type'] === 'application/json'
    const fields = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
    received.push({ headers, fields })
    answer(response)
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/messages`,
    /** Every POST since the receiver was last told what to do. */
    received: () => received,
    /** Forgets what came and answers like this from now on. */
    will: (next: Answer) => {
      received = []
      answer = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
