import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What belongs to this folder alone, and what is linked. */
const NOT_COPIED = ['.git', 'content', 'dist', 'node_modules', 'test-results']

/**
 * A copy of the project with other content, in a folder that the next one of this name has too.
 *
 * @param content the folder that its content is copied from
 */
export function copyWith(content: string, name: string) {
  const folder = join(tmpdir(), 'site-with', name)
  for (const part of readdirSync('.').filter((each) => !NOT_COPIED.includes(each))) {
    // encoded pictures stay
    if (part !== 'public') rmSync(join(folder, part), { recursive: true, force: true })
    cpSync(part, join(folder, part), { recursive: true })
  }
  rmSync(join(folder, 'content'), { recursive: true, force: true })
  cpSync(content, join(folder, 'content'), { recursive: true })

  // what a run notes beside the packages is its own
  const packages = readdirSync('node_modules').filter((each) => !/^\.(built|cache|vite)/.test(each))
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const each of packages) {
    const link = join(folder, 'node_modules', each)
    rmSync(link, { force: true })
    symlinkSync(resolve('node_modules', each), link)
  }
  return folder
}
