import { rename, writeFile } from 'node:fs/promises'

/**
 * Writes a file that has its name only when it is complete, so that an interrupted build leaves no
 * half one. It is written beside it, because another folder may be another volume.
 */
export async function writeWhole(path: string, bytes: Buffer) {
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}
