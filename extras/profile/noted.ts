import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What was last made, and the hash of all it was made from. */
type Note<Made> = { inputs: string; made: Made }

/** A file of .cache/ that says what a document in public/ is, as long as it is there. */
export function note<Made extends object>(file: string, document: string) {
  const read = (): Note<Made> | undefined => {
    if (!existsSync(document) || !existsSync(file)) return undefined
    return JSON.parse(readFileSync(file, 'utf8')) as Note<Made>
  }
  return {
    /** Whether it is made of these inputs. */
    isOf: (inputs: string) => read()?.inputs === inputs,
    /** @throws when nothing was made yet */
    made() {
      const { made } = read() ?? {}
      if (!made) throw new Error(`There is no ${document} yet: npm run build makes it.`)
      return made
    },
    async write(noted: Note<Made>) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(noted))
    },
  }
}
