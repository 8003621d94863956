import { mkdir, writeFile } from 'node:fs/promises'

import { company } from '#app/content/company.ts'

import { pageAddresses } from './addresses.ts'
import { caddyfile } from './caddy.ts'
import { headerRules } from './headers.ts'
import { nginxConf } from './nginx.ts'
import { underscoreHeaders, underscoreRedirects } from './underscore-files.ts'
import { vercelJson } from './vercel.ts'

/** Files for hosts that are told outside the site. */
const HOSTS = 'hosts'

/** A name in an address that needs no escaping in any host's file. */
const PLAIN = /^(\/[\w-]+)+$|^\/$/

/**
 * Writes each host's file from the one model of headers and addresses: those that hosts look for
 * in the site into it, those for servers of one's own into hosts/.
 *
 * @param folder of the built site
 * @param policy its Content-Security-Policy
 * @throws when a page has a name that a host's file could take for something else, or the site no
 * address
 */
export async function writeHosts(folder: string, policy: string) {
  const rules = headerRules(policy)
  const pages = pageAddresses(folder)
  if (!URL.canParse(company.siteUrl)) {
    throw new Error(
      `app/content/company.ts: '${company.siteUrl}' is no address. siteUrl looks like 'https://www.example.com'.`,
    )
  }
  const site = new URL(company.siteUrl)
  const odd = pages.find((page) => !PLAIN.test(page))
  if (odd) throw new Error(`${odd} is no plain address: use letters, digits, - and _.`)
  await mkdir(HOSTS, { recursive: true })
  await Promise.all([
    writeFile(`${folder}/_headers`, underscoreHeaders(rules)),
    writeFile(`${folder}/_redirects`, underscoreRedirects(pages)),
    writeFile(`${folder}/vercel.json`, vercelJson(rules)),
    // GitHub Pages then serves every file as it is
    writeFile(`${folder}/.nojekyll`, ''),
    writeFile(`${HOSTS}/nginx.conf`, nginxConf(rules, pages, site)),
    writeFile(`${HOSTS}/Caddyfile`, caddyfile(rules, pages, site)),
  ])
}
