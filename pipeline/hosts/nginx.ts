import { HIDDEN, otherName, spellings } from './addresses.ts'
import { type HeaderRule, perHeader, type Spread } from './headers.ts'
import { TYPES } from './types.ts'

/**
 * The site's file for nginx with the module that sends the brotli files (Debian's packages are
 * nginx and libnginx-mod-http-brotli-static).
 *
 * Headers are all on one level, because nginx forgets those of a level as soon as the next has
 * one of its own: what differs by address comes from a map.
 *
 * @param pages the addresses of all pages
 * @param site the address of the site
 */
export function nginxConf(
  rules: readonly HeaderRule[],
  pages: readonly string[],
  site: URL,
): string {
  const headers = [...perHeader(rules)].filter(([name]) => name !== 'content-type')
  return `# The whole site for nginx, written by the build: for /etc/nginx/conf.d/.
# Needs the module for brotli files; on Debian: apt install nginx libnginx-mod-http-brotli-static

# An address as the site writes it, for one that is written otherwise. (What stands here without
# a ~ would match capitals too.)
map $uri $clean_address {
  default "";
${pages.map((page) => `  "~^${page}$" "";`).join('\n')}
${pages.map((page) => `  "~*${spellings(page)}" "${page}";`).join('\n')}
}
${headers.map(mapOf).join('')}
server {
  listen 80 default_server;
  listen [::]:80 default_server;
  server_name _;
  # the certificate and what else is this server's own, which the next deploy leaves alone
  include /etc/nginx/site.d/*.conf;
  root /srv/site;

  server_tokens off;
  absolute_redirect off;
  sendfile on;
  tcp_nopush on;
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # a slow line is waited for, a client that only holds the place is not
  client_header_timeout 10s;
  client_body_timeout 10s;
  client_max_body_size 1k;
  send_timeout 30s;
  reset_timedout_connection on;

  types {
${Object.entries(TYPES)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/vcard application/manifest+json;

${headers.map(([name, { at, always }]) => `  add_header ${name} ${at.length ? variable(name) : quoted(always ?? '')} always;`).join('\n')}

  # the other name that people type
  if ($host = "${otherName(site)}") {
    return 308 $scheme://${site.host}$request_uri;
  }

  if ($clean_address) {
    return 308 $clean_address$is_args$args;
  }

  error_page 404 /404.html;

  location / {
    try_files $uri.html $uri =404;
  }

  location = / {
    try_files /index.html =404;
  }

  # the page of unknown addresses has no address, and these are for hosts
  location ~ "${HIDDEN}" {
    return 404;
  }

  location = /404.html {
    internal;
  }
}
`
}

function mapOf([name, { always, at }]: [string, Spread]) {
  if (at.length === 0) return ''
  const lines = at.map(({ path, value }) => {
    const pattern = path.endsWith('*') ? `~^${path.slice(0, -1)}` : path
    return `  "${pattern}" ${quoted(value)};`
  })
  return `
map $uri ${variable(name)} {
  default ${quoted(always ?? '')};
${lines.join('\n')}
}
`
}

function variable(header: string) {
  return `$${header.replaceAll('-', '_')}`
}

function quoted(value: string) {
  if (/[$\\\n]/.test(value)) throw new Error(`nginx would read more into ${value}`)
  return `"${value.replaceAll('"', '\\"')}"`
}
