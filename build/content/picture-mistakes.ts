import { distance } from 'fastest-levenshtein'
import { transformUrl } from 'unpic'
import type { z } from 'zod'

import { type Entry, LISTS } from '#src/content/entry.ts'

import { MAX_PICTURE_PX, type Original, type Originals } from '../pictures/originals.ts'
import { meant } from './sentences.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'avif']
/** They show a page even for an address that ends as a file does. */
const OF_PAGES = /(^|\.)(dropbox|facebook|instagram|whatsapp)\.com$|^commons\.wikimedia\.org$/
const MAX_PICTURE_BYTES = 40_000_000
const MIN_PICTURE_PX = 400
/** How many letters of a file's name may be wrong, its ending too, for it to be meant. */
const MISWRITTEN = 4

/** What is wrong with the pictures that entries name, as the schema would say it. */
export function pictureIssues(entries: readonly Entry[], pictures: Originals): z.core.$ZodIssue[] {
  return entries.flatMap((entry) => {
    const { group = '', fields } = entry
    const name = fields?.['imageUrl']
    if (typeof name !== 'string' || !name) return []
    const index = entries.filter((each) => each.group === group).indexOf(entry)
    const place = LISTS.includes(group) ? [group, index] : [group]
    const issue = (field: string, message: string) => {
      return { code: 'custom' as const, path: [...place, field], message, input: name }
    }
    const problem = /^https?:/.test(name) ? pageProblem(name) : fileProblem(name, pictures)
    if (problem) return [issue('imageUrl', `'${name}' ${problem}`)]
    // of an entry of a list the schema asks it, and the model of a page brings its own
    const hasOwn = fields?.['model'] && pictures.get(name)?.isPhoto === false
    if (LISTS.includes(group) || hasOwn || fields?.['imageAlt']) return []
    return [issue('imageAlt', 'is missing: write below imageUrl what the photograph shows')]
  })
}

/** Of an address that a browser shows a page for, in which the picture is. */
function pageProblem(address: string) {
  const { hostname = '', pathname = '' } = URL.parse(address) ?? {}
  const isFile = /\.(jpe?g|png|webp|avif)$/i.test(pathname) && !OF_PAGES.test(hostname)
  if (isFile || transformUrl({ url: address, width: MIN_PICTURE_PX })) return undefined
  return 'is no address of a picture itself: save the picture from there into pictures, and write its name'
}

function fileProblem(name: string, pictures: Originals) {
  if (pictures.has(name)) return pictureProblem(pictures.get(name))
  const written = name.replace(/.*[/\\]/, '')
  const names = [...pictures.keys()]
  const isNear = names.some((each) => distance(written, each) <= MISWRITTEN)
  return `is not in pictures: ${isNear ? meant(written, names) : 'put it into that folder first'}`
}

/** What makes a file of pictures/ no picture that the build can take, and what to do. */
function pictureProblem(file: Original | undefined) {
  if (!file) return 'is no picture, or only a part of one: open it, and save it again as jpg or png'
  const { format, bytes, width, height } = file
  const longest = Math.max(width, height)
  if (format === 'heif') {
    return 'is a HEIC file, which browsers do not show: export it from the phone as jpg'
  }
  if (!FORMATS.includes(format)) return `is a file of the kind ${format}: save it as jpg or png`
  if (bytes > MAX_PICTURE_BYTES) {
    return `has ${Math.round(bytes / 1e6)} MB: save it as jpg, with at most 40 MB`
  }
  if (longest >= MIN_PICTURE_PX && longest <= MAX_PICTURE_PX) return undefined
  return `has ${width} x ${height} pixels: give it ${MIN_PICTURE_PX} to ${MAX_PICTURE_PX} on its longer side`
}
