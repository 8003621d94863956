import { filled } from '../template.ts'
import { HIDDEN, otherName, spellings } from './addresses.ts'
import type { HeaderRule } from './header-rule.ts'
import { headersFor, type HeaderRules } from './headers.ts'

/** The site as a server's configuration needs it. */
type Site = { rules: HeaderRules; pages: readonly string[]; url: URL }

/** The configuration for nginx with the module for precompressed brotli files. */
export function nginxConf({ rules, pages, url }: Site): string {
  // a location with any header of its own inherits none from its server
  const locations = rules.slice(1).map(({ path }) => {
    const address = path.replace('*', '')
    const { 'content-type': type, ...headers } = headersFor(rules, address)
    return [
      `  location ${path === address ? '= ' : ''}${address} {`,
      ...(type ? ['    types {}', `    default_type "${type}";`] : []),
      nginxHeaders(headers, '    '),
      '    try_files $uri.html $uri =404;',
      '  }',
    ].join('\n')
  })
  return filled('build/hosts/nginx.conf', {
    pages: pages.map((page) => `  "~*${spellings(page)}" ${page}$1;`).join('\n'),
    headers: nginxHeaders(headersFor(rules, '/'), '  '),
    locations: locations.join('\n'),
    hidden: HIDDEN,
    name: url.host,
    otherName: otherName(url),
  })
}

/** The configuration for Caddy, which manages the certificate itself. */
export function caddyfile({ rules: [everywhere, ...others], pages, url }: Site): string {
  const headersByPath = others.map((rule) => {
    // deferred, because the file server would overwrite our types
    const lines = [`header ${rule.path} {`, caddyHeaders(rule, '\t\t\t'), '\t\t\tdefer', '\t\t}']
    return `\t\t${lines.join('\n')}`
  })
  return filled('build/hosts/Caddyfile', {
    headers: caddyHeaders(everywhere, '\t\t'),
    pages: pages.map((page) => `\t\t"~(?i)${spellings(page)}" ${page}\${1}`).join('\n'),
    headersByPath: headersByPath.join('\n'),
    hidden: HIDDEN,
    name: url.host,
    otherName: otherName(url),
  })
}

function nginxHeaders(headers: Readonly<Record<string, string>>, indent: string) {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join('\n')
}

function caddyHeaders({ headers }: HeaderRule, indent: string) {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${value ? `${name} \`${value}\`` : `-${name}`}`)
    .join('\n')
}
