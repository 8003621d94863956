import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serve } from '#build/serve.ts'
import { facts } from '#src/content/facts.ts'

/**
 * Builds the site as it would be if its messages went somewhere else, in a folder of its own.
 *
 * @param receiver where they go; without it sending is simulated
 * @returns the folder, which has its own dist/, and how to be rid of it
 * @throws what the build said when it failed
 */
export function buildDelivering(receiver?: NonNullable<typeof facts.delivery>) {
  const simulated = { endpoint: { placeholder: '', give: 'An address' }, as: 'form' }
  return buildCopy((folder) => {
    // JSON is YAML too
    writeFileSync(join(folder, 'content/delivery.yaml'), JSON.stringify(receiver ?? simulated))
  })
}

/**
 * Builds a copy of the site in a folder of its own.
 *
 * @param change what is different in it
 * @returns the folder, which has its own dist/, and how to be rid of it
 * @throws what the build said when it failed
 */
export async function buildCopy(change: (folder: string) => void | Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  const parts = ['.cache/extras', 'build', 'content', 'extras', 'pictures', 'public', 'src']
  const settings = [
    'extras.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ]
  for (const part of [...parts, 'index.html', ...settings]) {
    cpSync(part, join(folder, part), { recursive: true, filter: isOurs })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  await change(folder)
  const { status, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
    cwd: folder,
    // as visitors get it, and not as a test runner would have it
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (status === 0) return { folder, remove }
  remove()
  throw new Error(String(stderr))
}

function isOurs(path: string) {
  return !path.includes('node_modules')
}

/**
 * Serves the site with simulated sending, so that no test sends the firm a message: where the
 * content names a receiver, a copy of the site is built without it.
 */
export async function serveSimulated() {
  const copy = facts.delivery && (await buildDelivering())
  const site = await serve({ folder: copy ? join(copy.folder, 'dist') : 'dist', port: 0 })
  const stop = async () => {
    await site.stop()
    copy?.remove()
  }
  return { address: site.address, stop }
}

if (import.meta.main) {
  const { address, stop } = await serveSimulated()
  console.log(address)
  process.once('SIGTERM', stop)
}
