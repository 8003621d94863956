import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Every class and animation of every CSS module, as its file and its name. */
const classes = globSync('{src,extras}/**/*.module.css')
  .sort()
  .flatMap((file) => {
    const names = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
    return [...new Set([...names].map(([, name]) => `${file} ${name}`))]
  })

/**
 * A short name for a class of a CSS module, by its place among all: a hash of four letters each takes
 * 400 bytes more of Home's first ten packets. Behind an underscore, so that no class is `ad`,
 * which blockers hide.
 *
 * @throws when the class is in none of the files
 */
export function className(name: string, file: string): string {
  const place = classes.indexOf(`${relative('.', file.replace(/\?.*/, ''))} ${name}`)
  if (place === -1) throw new Error(`No class ${name} was found in ${file}`)
  return `_${place.toString(36)}`
}
