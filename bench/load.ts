import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { startNginx } from './servers.ts'

/** What a server bore from many visitors at once. */
export type Load = { requestsPerSecond: number; requests: number; errors: number }

const CONNECTIONS = 64

const { WRK_PATH } = process.env

/** nginx without rules or headers, with one file for Home. */
const plain = (file: string) => `server {
  listen 80 default_server;
  root /srv/site;
  sendfile on;
  tcp_nopush on;
  location = / { try_files ${file} =404; }
}
`

/**
 * Home asked for on loopback as fast as nginx gives it, by visitors whose browsers take brotli:
 * with the site's own file; as a plain file on an nginx without rules; and the same bytes as
 * the site sends from such an nginx, which is the limit.
 *
 * @param seconds how long each of the three is loaded
 * @returns nothing when there is no nginx or no wrk
 */
export async function measureLoad(
  seconds: number,
): Promise<{ site: Load; plain: Load; limit: Load } | undefined> {
  const site = await loadNginx(readFileSync('hosts/nginx.conf', 'utf8'), seconds)
  const uncompressed = await loadNginx(plain('/index.html'), seconds)
  const limit = await loadNginx(plain('/index.html.br'), seconds)
  return site && uncompressed && limit && { site, plain: uncompressed, limit }
}

async function loadNginx(conf: string, seconds: number): Promise<Load | undefined> {
  const serving = WRK_PATH ? await startNginx('dist', conf) : undefined
  if (!WRK_PATH || !serving) return undefined
  try {
    const { stdout } = await promisify(execFile)(WRK_PATH, [
      '--threads=1',
      `--connections=${CONNECTIONS}`,
      `--duration=${seconds}s`,
      '--header=accept-encoding: br',
      `http://127.0.0.1:${serving.port}/`,
    ])
    return readWrk(stdout)
  } finally {
    await serving.stop()
  }
}

/**
 * The figures in what wrk prints. It counts answers other than 2xx and 3xx, and what went wrong
 * on the line, in sentences that are only there when there were any.
 *
 * @throws when it printed something else
 */
export function readWrk(printed: string): Load {
  const requests = /(\d+) requests in/.exec(printed)?.[1]
  const requestsPerSecond = /Requests\/sec: +([\d.]+)/.exec(printed)?.[1]
  if (!requests || !requestsPerSecond) throw new Error(`wrk said otherwise: ${printed}`)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0)
  const line = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed)
  const broken = (line?.slice(1) ?? []).reduce((total, each) => total + Number(each), 0)
  return {
    requestsPerSecond: Math.round(Number(requestsPerSecond)),
    requests: Number(requests),
    errors: refused + broken,
  }
}
