import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { freePort } from '../free-port.ts'

const POLL_INTERVAL_MS = 50

/** nginx on a free port, with the built site and its generated file. */
export async function startNginx(path: string, brotliModule: string) {
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'nginx-'))
  const site = readFileSync('hosts/nginx.conf', 'utf8')
    .replace(/listen 80 .*;/, `listen 127.0.0.1:${port};`)
    .replace(/listen \[::\]:80.*;/, '')
    .replace('/srv/site', resolve('dist'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = `load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${home}/pid; error_log stderr crit;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  include /etc/nginx/mime.types;
  ${site}
}`
  writeFileSync(join(home, 'nginx.conf'), main)
  return running(spawn(path, ['-e', 'stderr', '-c', join(home, 'nginx.conf')]), port, home)
}

/** Caddy on a free port, with the built site and its generated file. */
export async function startCaddy(path: string) {
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'caddy-'))
  const site = readFileSync('hosts/Caddyfile', 'utf8').replace('/srv/site', resolve('dist'))
  // its interface for administrators has a fixed port
  const options = '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n'
  writeFileSync(join(home, 'Caddyfile'), options + site)
  const places = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const env = { ...process.env, ...places, SITE_ADDRESS: `http://:${port}` }
  return running(spawn(path, ['run', '--config', join(home, 'Caddyfile')], { env }), port, home)
}

/** A program as a server, once it answers. */
async function running(program: ChildProcess, port: number, home: string) {
  let output = ''
  program.stderr?.on('data', (part) => (output += String(part)))
  const ended = once(program, 'exit')
  const stop = async () => {
    program.kill('SIGTERM')
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => false))) {
    if (program.exitCode !== null) throw new Error(`${program.spawnfile} said: ${output}`)
    await setTimeout(POLL_INTERVAL_MS)
  }
  return { port, stop }
}
