import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A server at work on this machine. */
export type Serving = { port: number; stop: () => Promise<void> }

const STARTS_WITHIN_MS = 10_000
const ASKED_EVERY_MS = 50

/** The servers that `npm test` and `npm run bench` found, from the environment. */
const { NGINX_PATH, NGINX_BROTLI_PATH, CADDY_PATH } = process.env

/**
 * nginx with the site's generated file, on a free port.
 *
 * @param folder of the built site
 * @param conf the file, hosts/nginx.conf as it is or altered for a comparison
 * @returns nothing when there is no nginx
 * @throws with what nginx says when it does not take the file
 */
export async function startNginx(
  folder: string,
  conf = readFileSync('hosts/nginx.conf', 'utf8'),
): Promise<Serving | undefined> {
  if (!NGINX_PATH || !NGINX_BROTLI_PATH) return undefined
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'nginx-'))
  const site = conf
    .replace(/listen 80 .*;/, `listen 127.0.0.1:${port};`)
    .replace(/\n *listen \[::\]:80.*;/, '')
    .replace('/srv/site', resolve(folder))
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = [
    `load_module ${NGINX_BROTLI_PATH};`,
    // whoever runs the tests may read the folder; nginx's own user may not
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid ${home}/pid; error_log stderr crit; worker_processes 1;`,
    'events { worker_connections 1024; }',
    `http { access_log off;${kept.map((name) => `${name}_temp_path ${home}/${name};`).join('')}`,
    `${site}}`,
  ]
  writeFileSync(join(home, 'nginx.conf'), main.join('\n'))
  const child = spawn(NGINX_PATH, ['-e', 'stderr', '-c', join(home, 'nginx.conf')])
  return serving(child, port, home)
}

/**
 * Caddy with the site's generated file, on a free port.
 *
 * @param folder of the built site
 * @returns nothing when there is no Caddy
 * @throws with what Caddy says when it does not take the file
 */
export async function startCaddy(folder: string): Promise<Serving | undefined> {
  const port = await freePort()
  return runCaddy(folder, port, 'default_bind 127.0.0.1', `http://:${port}`)
}

/**
 * Caddy with the site's generated file as on a host of the firm's own, with a certificate and the
 * way to it from plain HTTP.
 *
 * @returns nothing when there is no Caddy; the certificate by which its own one is trusted
 */
export async function startSecureCaddy(
  folder: string,
): Promise<(Serving & { securePort: number; authority: string }) | undefined> {
  const securePort = await freePort()
  const port = await freePort()
  const options = `skip_install_trust\n\thttp_port ${port}\n\thttps_port ${securePort}`
  const caddy = await runCaddy(folder, port, options, `localhost:${securePort}`)
  return (
    caddy && {
      ...caddy,
      securePort,
      authority: `${caddy.home}/caddy/pki/authorities/local/root.crt`,
    }
  )
}

async function runCaddy(folder: string, port: number, options: string, siteAddress: string) {
  if (!CADDY_PATH) return undefined
  const home = mkdtempSync(join(tmpdir(), 'caddy-'))
  const site = readFileSync('hosts/Caddyfile', 'utf8')
    .replace('/srv/site', resolve(folder))
    // its door for administrators has a fixed port
    .replace('{\n', `{\n\tadmin off\n\t${options}\n`)
  writeFileSync(join(home, 'Caddyfile'), site)
  const places = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const child = spawn(
    CADDY_PATH,
    ['run', '--adapter', 'caddyfile', '--config', join(home, 'Caddyfile')],
    { env: { ...process.env, ...places, SITE_ADDRESS: siteAddress } },
  )
  return { ...(await serving(child, port, home)), home }
}

/** A program as a server, once it answers. */
async function serving(child: ChildProcess, port: number, home: string): Promise<Serving> {
  let said = ''
  child.stderr?.on('data', (part) => (said += String(part)))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  const until = Date.now() + STARTS_WITHIN_MS
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`${child.spawnfile} did not start: ${said}`)
    }
    await setTimeout(ASKED_EVERY_MS)
  }
  return { port, stop }
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail()))
    })
  })
}
