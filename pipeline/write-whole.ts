import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file under a temporary name first, so that an interrupted build leaves no partial file.
 * It is in the same folder, because another one may be on another volume.
 */
export async function writeWhole(path: string, bytes: Buffer) {
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}
