import { mkdir, writeFile } from 'node:fs/promises'

import { company } from '#src/content/company.ts'

import { contentPolicy } from '../pages/policy.ts'
import { pageAddresses } from './addresses.ts'
import { caddyfile, nginxConf } from './files-for-servers.ts'
import { underscoreHeaders, underscoreRedirects, vercelJson } from './files-in-site.ts'
import { headerRules } from './headers.ts'

/**
 * Writes each host's file from the one model of headers and addresses: into the site for hosts that
 * look for them there, into hosts/ for self-hosted servers.
 *
 * @param folder of the built site
 */
export async function writeHosts(folder: string) {
  const rules = headerRules(contentPolicy(), folder)
  const pages = pageAddresses(folder)
  const site = { rules, pages, url: new URL(company.siteUrl) }
  await mkdir('hosts', { recursive: true })
  await Promise.all([
    // for npm start
    writeFile(`${folder}/headers.json`, JSON.stringify(rules)),
    writeFile(`${folder}/_headers`, underscoreHeaders(rules)),
    writeFile(`${folder}/_redirects`, underscoreRedirects(pages)),
    writeFile(`${folder}/vercel.json`, vercelJson(rules)),
    writeFile('hosts/nginx.conf', nginxConf(site)),
    writeFile('hosts/Caddyfile', caddyfile(site)),
  ])
}
