import { connect } from 'node:net'

/** What a server sent back, read as it came over the line. */
export type Answer = {
  /** 0 when the server closed the line without a word. */
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Longer than any server here lets a client wait or hold the place. */
const PATIENCE_MS = 30_000

/**
 * Asks with the very bytes given here: no client in between tidies the address, adds headers or
 * decodes what comes.
 */
export function ask(
  port: number,
  target: string,
  {
    method = 'GET',
    headers = {},
  }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, connection: 'close', ...headers })
  return askRaw(
    port,
    `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
}

/** Sends these bytes and reads until the server closes the line. */
export function askRaw(port: number, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    const late = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no answer within ${PATIENCE_MS} ms to ${bytes.slice(0, 80)}`))
    }, PATIENCE_MS)
    socket.on('data', (part) => parts.push(part))
    // a server may hang up while we are still sending: what it said before counts
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(late)
      resolve(read(Buffer.concat(parts)))
    })
  })
}

function read(answer: Buffer): Answer {
  const end = answer.indexOf('\r\n\r\n')
  const [first = '', ...lines] = answer
    .subarray(0, Math.max(end, 0))
    .toString('latin1')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const body = answer.subarray(end + 4)
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers,
    body: headers['transfer-encoding'] === 'chunked' ? joined(body) : body,
  }
}

/** A body that came in chunks, each after its length. */
function joined(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const line = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, line).toString(), 16)
    if (line < 0 || !length) return Buffer.concat(parts)
    parts.push(body.subarray(line + 2, line + 2 + length))
    at = line + 2 + length + 2
  }
}
