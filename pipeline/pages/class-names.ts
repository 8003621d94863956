import { globSync, readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names the classes of all CSS modules with one or two letters each, in the order of their files:
 * they stand in every page, and a hash of five letters is what compresses worst there. The same
 * files give the same names.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const names = classesOfAll()
  return (name, file) => {
    const index = names.indexOf(`${pathOf(file)} ${name}`)
    // an animation's name, which stands in the styles only
    return index < 0 ? `${basename(file, '.module.css')}-${name}` : letters(index)
  }
}

/** The short names of the classes of each CSS module, by its path from the project's folder. */
export function namesInStylesheets(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const [index, classInFile] of classesOfAll().entries()) {
    const [file = ''] = classInFile.split(' ')
    names.set(file, [...(names.get(file) ?? []), letters(index)])
  }
  return names
}

/** Every class of every CSS module, as 'file class'. */
function classesOfAll(): string[] {
  const files = globSync('app/**/*.module.css').map(pathOf).toSorted()
  return files.flatMap((file) => classesIn(file).map((name) => `${file} ${name}`))
}

function pathOf(file: string) {
  return relative('.', file).replaceAll('\\', '/')
}

function classesIn(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/\.([A-Za-z][\w-]*)(?=[^{}]*\{)/g)
  return [...new Set([...names].map(([, name]) => name ?? ''))]
}

/** 'a' to 'Z', then 'aa' and on. */
function letters(index: number): string {
  const rest = Math.floor(index / LETTERS.length)
  return `${rest > 0 ? letters(rest - 1) : ''}${LETTERS[index % LETTERS.length]}`
}
