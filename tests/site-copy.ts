import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How long a copy may take to build. */
export const COPY_BUILD_MS = 180_000

/** One change in the text of one file. */
export type Change = { file: string; before: string | RegExp; after: string }

/**
 * Builds the site as it would be after one change of its text, in a folder of its own.
 *
 * @returns the folder, which has its own dist/, and how to be rid of it
 * @throws when the text to change is not there, or what the build said when it failed
 */
export function buildCopy({ file, before, after }: Change) {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  const remove = () => rmSync(folder, { recursive: true })
  try {
    const parts = ['app', 'pipeline', 'profile', 'pictures', 'public']
    const packages = ['package.json', 'package-lock.json']
    const settings = ['tsconfig.json', 'vite.config.ts', 'index.html']
    for (const part of [...parts, ...packages, ...settings])
      cpSync(part, join(folder, part), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    const text = readFileSync(join(folder, file), 'utf8')
    const changed = text.replace(before, () => after)
    if (changed === text) throw new Error(`${file} has no ${before}`)
    writeFileSync(join(folder, file), changed)
    const { status, stderr } = spawnSync(process.execPath, ['pipeline/build.ts'], {
      cwd: folder,
      // as visitors get it, and not as a test runner would have it
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (status !== 0) throw new Error(String(stderr))
  } catch (problem) {
    remove()
    throw problem
  }
  return { folder, remove }
}
