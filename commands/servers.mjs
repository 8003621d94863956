import { existsSync } from 'node:fs'

import { installFromDebian, onPath } from './programs.mjs'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Where Debian keeps programs that its users do not have on their PATH. */
const FOR_ADMINISTRATORS = '/usr/sbin/nginx'

/**
 * The servers that the built site is tried on, and the program that loads them: installed or
 * Debian's packages where this process may install them. They may be missing.
 *
 * @returns the paths as the tests read them from the environment, and a sentence for each part of
 *   the tests that cannot be run
 */
export function findServers() {
  const lacking = []
  if (!nginx()) lacking.push('nginx', 'libnginx-mod-http-brotli-static')
  if (!caddy()) lacking.push('caddy')
  if (!wrk()) lacking.push('wrk')
  if (lacking.length) installFromDebian(lacking)

  const [nginxPath, caddyPath, wrkPath] = [nginx(), caddy(), wrk()]
  const missing = []
  if (!nginxPath) {
    missing.push(
      'the site on nginx; Debian’s packages are nginx and libnginx-mod-http-brotli-static.',
    )
  }
  if (!caddyPath)
    missing.push('the site on Caddy, and the Mozilla Observatory there; Debian’s package is caddy.')
  if (!wrkPath) missing.push('the load on nginx; Debian’s package is wrk.')
  return {
    paths: {
      ...(nginxPath && { NGINX_PATH: nginxPath, NGINX_BROTLI_PATH: BROTLI_MODULE }),
      ...(caddyPath && { CADDY_PATH: caddyPath }),
      ...(wrkPath && nginxPath && { WRK_PATH: wrkPath }),
    },
    missing,
  }
}

function nginx() {
  if (!existsSync(BROTLI_MODULE)) return undefined
  return [...onPath(['nginx']), FOR_ADMINISTRATORS].find(existsSync)
}

function caddy() {
  return onPath(['caddy']).find(existsSync)
}

function wrk() {
  return onPath(['wrk']).find(existsSync)
}
