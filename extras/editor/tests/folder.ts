import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

/** A folder of files by their paths in it, in base64. */
type Packed = readonly (readonly [path: string, bytes: string])[]

/** The files that the editor works on, by their paths. */
export function filesOf(folder: string): Map<string, Buffer> {
  const names = globSync(['content/**/*.yaml', 'pictures/*'], { cwd: folder })
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
}

/** Puts files into a folder of the browser's own, which the editor is then given for the site's. */
export async function giveFolder(page: Page, files: ReadonlyMap<string, Buffer>) {
  const packed: Packed = [...files].map(([path, bytes]) => [path, bytes.toString('base64')])
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.reload()
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [path, bytes] of all) {
      const [name = '', ...above] = path.split('/').toReversed()
      let folder = root
      for (const each of above.toReversed()) {
        folder = await folder.getDirectoryHandle(each, { create: true })
      }
      const writer = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await writer.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)))
      await writer.close()
    }
  }, packed)
}

/** The files of that folder now. */
export async function folderNow(page: Page): Promise<Map<string, Buffer>> {
  const packed: Packed = await page.evaluate(async () => {
    const found: [string, string][] = []
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`)
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
          const letters = Array.from(bytes, (byte) => String.fromCharCode(byte))
          found.push([path + name, btoa(letters.join(''))])
        }
      }
    }
    await walk(await navigator.storage.getDirectory(), '')
    return found
  })
  return new Map(packed.map(([path, bytes]) => [path, Buffer.from(bytes, 'base64')]))
}

/** Texts as they are, pictures by their length. */
export function asText(files: ReadonlyMap<string, Buffer>): Record<string, string | undefined> {
  const shown = [...files].map(([path, bytes]) => {
    return [path, path.endsWith('.yaml') ? String(bytes) : `${bytes.length} bytes`] as const
  })
  return Object.fromEntries(shown)
}
