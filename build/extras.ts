import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import sirv from 'sirv'
import type { Plugin } from 'vite'

import type { Facts } from '#src/content/read.ts'

import { extras } from '../extras.ts'
import type { HeaderRule } from './hosts/header-rule.ts'
import type { Kind } from './pictures/kinds.ts'

/**
 * What an extra does in the build: the default export of its build.ts. That file is read with the
 * settings of the build, so it imports the rest of the extra only where it needs it.
 */
export type Extra = {
  /** Before Vite: writes files of the site into a folder, from which they are copied into dist/. */
  prepare?: (folder: string) => Promise<void>
  /** After the pages are written: adds to the built site. */
  finish?: (folder: string) => Promise<void>
  /** Plugins of Vite, which are told of the same folder. */
  plugins?: (folder: string) => readonly Plugin[]
  /** What it adds to the head of a page, as HTML. */
  head?: (path: string) => Promise<string>
  /** What it adds behind the site of a page, as HTML that no paint waits for. */
  foot?: (path: string) => Promise<string>
  /** Pictures that no content names. */
  pictures?: (facts: Facts) => readonly Kind[]
  /** Headers of its addresses, where a folder of the built site has them. */
  headers?: (folder: string) => readonly HeaderRule[]
  /** Pages that no list of pages knows. */
  unlisted?: readonly string[]
  /** What it adds to the directives of the Content Security Policy. */
  policy?: Readonly<Record<string, readonly string[]>>
}

/** The extras in use that do something in the build, in the order of extras.ts, by their names. */
const extrasInUse = new Map<string, Extra>()
// one after the other, because some tools mix up modules that are asked for at once
for (const name of extras.filter(isInBuild)) extrasInUse.set(name, await load(name))

/** What all extras in use have for a part of the build, such as their headers. */
export function ofExtras<Part extends keyof Extra>(part: Part): NonNullable<Extra[Part]>[] {
  return [...extrasInUse.values()].flatMap(({ [part]: its }) => (its ? [its] : []))
}

/**
 * The plugins of Vite that fill the core's slots, and those of the extras themselves.
 *
 * @throws for a file that fills no slot, as after its name or the slot's was changed
 */
export function extraPlugins(): Plugin[] {
  const files = extras.flatMap((name) => globSync(`extras/${name}/slots/*`)).sort()
  const [astray] = outsideSlots(files, readFileSync(SLOTS_DECLARED, 'utf8'))
  if (astray) {
    throw new Error(`${astray} fills no slot: ${SLOTS_DECLARED} has those that there are.`)
  }
  const own = [...extrasInUse].flatMap(([name, { plugins }]) => plugins?.(filesOf(name)) ?? [])
  return [slots, ...own]
}

/** Lets every extra write its files before Vite starts, one after the other. */
export async function prepareExtras() {
  for (const [name, { prepare }] of extrasInUse) await prepare?.(filesOf(name))
}

/** What the extras add to a page: to its head, or behind its site. */
export async function htmlOfExtras(place: 'head' | 'foot', path: string): Promise<string> {
  const added = await Promise.all(ofExtras(place).map((html) => html(path)))
  return added.join('')
}

/** Copies the files of the extras into the built site, and lets every extra add to it. */
export async function finishExtras(folder: string) {
  for (const name of extrasInUse.keys()) {
    if (existsSync(filesOf(name))) await cp(filesOf(name), folder, { recursive: true })
  }
  for (const finish of ofExtras('finish')) await finish(folder)
}

const SLOT = 'virtual:extras/'
const SLOTS_DECLARED = 'src/extras.d.ts'
/** What extras add to the styles that come beside a page, of which some are for its print. */
const SHEETS = { 'ground.css': '', 'print.css': ' print' }

/** The files in slots/ of extras that fill none of the slots: without a word their extra would be lost. */
export function outsideSlots(files: readonly string[], declarations: string): string[] {
  const components = [...declarations.matchAll(/declare module 'virtual:extras\/(.+)'/g)]
  const filling = [
    ...components.flatMap(([, name]) => [`${name}.tsx`, `${name}.ts`]),
    ...Object.keys(SHEETS),
  ]
  return files.filter((file) => !filling.includes(basename(file)))
}

/**
 * Fills the places that the core keeps free for extras: `virtual:extras/page-actions` is what the
 * extras in use have as extras/NAME/slots/page-actions.tsx, one after the other, or undefined. What
 * each place is for stands in src/extras.d.ts.
 */
const slots: Plugin = {
  name: 'slots',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(SLOT) ? `\0${id}` : undefined),
  // styles cannot import a slot: those beside a page begin with what extras add
  transform: {
    filter: { id: /src[\\/]styles[\\/]ground\.css(?!\?url)/ },
    handler: (css) => {
      const imports = Object.entries(SHEETS).flatMap(([name, medium]) =>
        slotFiles(name).map((file) => `@import '${resolve(file)}'${medium};`),
      )
      return [...imports, css].join('\n')
    },
  },
  load: (id) => (id.startsWith(`\0${SLOT}`) ? slot(id.slice(SLOT.length + 1)) : undefined),
  configureServer({ middlewares }) {
    for (const name of extrasInUse.keys()) middlewares.use(sirv(filesOf(name), { dev: true }))
  },
}

function slot(name: string) {
  const files = [...slotFiles(`${name}.tsx`), ...slotFiles(`${name}.ts`)]
  const names = files.map((_, index) => `Filling${index}`)
  const imports = files.map((file, index) => {
    return `import ${names[index]} from ${JSON.stringify(resolve(file))}`
  })
  if (names.length === 0) return 'export default undefined'
  if (names.length === 1) return [...imports, `export default ${names[0]}`].join('\n')
  const isComponent = files[0]?.endsWith('.tsx')
  if (isComponent) imports.push(`import { createElement } from 'react'`)
  const filled = names.map((each) => {
    return isComponent
      ? `createElement(${each}, { ...given[0], key: '${each}' })`
      : `${each}(...given)`
  })
  return [...imports, `export default (...given) => [${filled.join()}]`].join('\n')
}

function slotFiles(name: string) {
  return extras.map((extra) => `extras/${extra}/slots/${name}`).filter((each) => existsSync(each))
}

/**
 * Where an extra keeps the files of the site that it writes.
 *
 * @public for extras
 */
export function filesOf(name: string) {
  return `.cache/extras/${name}`
}

function isInBuild(name: string) {
  if (!existsSync(`extras/${name}`)) {
    throw new Error(`extras.ts names ${name}, and there is no extras/${name}: take out its line.`)
  }
  return existsSync(`extras/${name}/build.ts`)
}

async function load(name: string): Promise<Extra> {
  // by its whole path, because Vite reads this file from a copy elsewhere
  const file = pathToFileURL(resolve(`extras/${name}/build.ts`)).href
  const { default: extra } = (await import(file)) as { default: Extra }
  return extra
}
