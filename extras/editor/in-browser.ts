import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { displayFace, otherFace } from '../../build/fonts/letters.ts'
import { MAX_PICTURE_PX } from '../../build/pictures/originals.ts'

/** What the checks of the content, and the map's names, read from the disk. */
const READ = ['build/content/places.yaml', 'src/components/maps/uganda.svg']

const lettersOf = (face: typeof displayFace) => face.map(({ letters }) => [...letters].join(''))

/** What only Node has, and modules that cannot do without it, as browsers have them. */
const MODULES: Readonly<Record<string, string>> = {
  'node:fs': `
    const files = ${JSON.stringify(Object.fromEntries(READ.map((file) => [file, readFileSync(file, 'utf8')])))}
    export const readFileSync = (file) => files[file]
    export const globSync = () => []`,
  'node:path': 'export const join = () => "", relative = join',
  [resolve('build/fonts/letters.ts')]: `
    const face = (files) => files.map((letters) => ({ letters: new Set(letters) }))
    export const displayFace = face(${JSON.stringify(lettersOf(displayFace))})
    export const otherFace = face(${JSON.stringify(lettersOf(otherFace))})
    export const lettersMissingFrom = (letters, ...faces) =>
      letters.filter((each) => !faces.flat().some((file) => file.letters.has(each)))`,
  [resolve('build/pictures/originals.ts')]: `export const MAX_PICTURE_PX = ${MAX_PICTURE_PX}`,
  // the form has no placeholders to change: it asks whether what stands there is right
  [resolve('build/content/stand-ins.ts')]:
    'export const changedStandIns = () => [], keptStandIns = changedStandIns',
}

/** Lets the browser read and check content as the build does, by the same modules. */
export const inBrowser: Plugin = {
  name: 'in-browser',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^node:/ },
    handler: (id) => (id in MODULES ? `\0${id}` : undefined),
  },
  load: (id) => MODULES[id.replace('\0', '')],
}
