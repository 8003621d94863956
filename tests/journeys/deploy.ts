import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { phone } from '#src/content/contact.ts'

const TEXT = /\.(html|js|css)$/

/** The telephone numbers of the two versions, as the pages write them. */
export const numbers = { before: phone, after: '+256 711 111 111' }

/**
 * Deploys the next version of the pages: another phone number, and scripts and stylesheets under
 * other names.
 *
 * @param folder what a host serves
 */
export async function deployNextPages(folder: string) {
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => TEXT.test(name))
  const texts = (await uncompressed(folder)).filter((name) => TEXT.test(name))
  for (const name of texts.filter((each) => each.includes('/') || !each.endsWith('.js'))) {
    let text = await readFile(join(folder, name), 'utf8')
    for (const script of scripts) text = text.replaceAll(script, nextName(script))
    await writeFile(join(folder, name), text.replaceAll(numbers.before, numbers.after))
  }
  for (const script of scripts) {
    await rename(join(folder, 'assets', script), join(folder, 'assets', nextName(script)))
  }
}

/**
 * Takes the compressed files away, which would be sent in the place of changed ones.
 *
 * @public for extras
 */
export async function uncompressed(folder: string) {
  const all = await readdir(folder, { recursive: true })
  const compressed = all.filter((name) => /\.(br|gz)$/.test(name))
  await Promise.all(compressed.map((name) => rm(join(folder, name))))
  return all.filter((name) => !compressed.includes(name))
}

function nextName(script: string) {
  return script.replace('.', '-next.')
}
