// The content of the smallest firm, for tests that change it.
import { contentFiles } from '#src/content/read.ts'

import { checkContent } from './check.ts'

/** Its files, which have one of each, whatever the firm itself has. */
export const files = contentFiles('tests/contents/smallest-firm')
const named = [...files.values()].flatMap((text) => text.match(/(?<=imageUrl: ).+/g) ?? [])
const photo = {
  file: 'pictures/photo.jpg',
  format: 'jpeg',
  width: 4000,
  height: 3000,
  bytes: 3_000_000,
  isPhoto: true,
}
/** The pictures that its content and mistakes in it name. */
export const pictures = new Map([
  ...named.map((name) => [name, photo] as const),
  ['IMG_2041.JPG', photo],
  ['office.heic', { ...photo, format: 'heif' }],
  ['huge.png', { ...photo, width: 16_000 }],
  ['tiny.png', { ...photo, width: 300, height: 200 }],
  ['small.jpg', { ...photo, width: 405, height: 720 }],
  ['panorama.jpg', { ...photo, height: 420 }],
  ['tall.jpg', { ...photo, width: 1080, height: 2400 }],
  ['Screenshot_20240612-101500.jpg', photo],
  ['model.webp', { ...photo, isPhoto: false }],
  ['party.gif', { ...photo, format: 'gif' }],
  ['logo.svg', { ...photo, format: 'svg' }],
  ['heavy.png', { ...photo, bytes: 41_000_000 }],
  ['broken.jpg', undefined],
] as const)

const { warnings } = checkContent(files, pictures)

/** The first file of a folder, or the one of that name. */
export function firstOf(folder: string) {
  return [...files.keys()].sort().find((name) => name.startsWith(folder)) ?? ''
}

/** What is told of the firm with some files changed. */
export function mistakesWith(changed: readonly (readonly [string, string])[]) {
  return mistakesOf([...files, ...changed])
}

/** What is warned of then, that is not without. */
export function warningsWith(changed: readonly (readonly [string, string])[]) {
  const { warnings: said } = checkContent(new Map([...files, ...changed]), pictures)
  const known = warnings.map(withoutLine)
  return said.filter((each) => !known.includes(withoutLine(each))).join('\n')
}

/** A sentence whatever line it speaks of. */
export function withoutLine(said: string) {
  return said.replace(/:\d+: /, ': ')
}

/** What is told of files. */
export function mistakesOf(all: readonly (readonly [string, string])[]) {
  try {
    checkContent(new Map(all), pictures)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}
