import { z } from 'zod'

import type { Original, Originals } from '../pictures/originals.ts'
import { addressProblem, checked, like, text } from './facts.ts'
import { meant } from './sentences.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'avif']
const MAX_PICTURE_BYTES = 40_000_000
const MIN_PICTURE_PX = 400
const MAX_PICTURE_PX = 12_000

/** A point of a photograph, in percent from its left and its top. */
const focus = z
  .custom<readonly [string, string]>(
    (written) => /^(100|\d?\d),(100|\d?\d)$/.test(String(written)),
    'is no point: write whole percents from the left and from the top, such as [50, 30]',
  )
  .meta({
    title: 'What its frame must show',
    description:
      'In percent from the left and from the top, such as 50, 30. Empty: found by itself.',
    format: 'point',
    pattern: String.raw`^(100|\d?\d) ?, ?(100|\d?\d)$`,
    problem: 'is no point: write whole percents from the left and from the top, such as 50, 30',
  })

const percent = like(
  /^(100|\d?\d)(\.\d+)?$/,
  'is no part of the picture: write percent from the left or from the top',
).transform(Number)
const position = z.tuple([percent, percent]).transform(([x, y]) => ({ x, y }))

const callout = z
  .strictObject({
    name: text(30),
    service: text(60).optional(),
    text: text(60).optional(),
    at: position,
    key: position,
    label: position.optional(),
    side: z.enum(['left', 'right']).optional(),
    way: z.array(z.tuple([percent, percent])).optional(),
  })
  .transform(({ side, ...rest }) => ({ ...rest, leftward: side === 'left' }))

/** What a model shows, and its parts by name. */
const model = z
  .strictObject({
    imageAlt: text(250),
    title: text(60),
    callouts: z.tuple([callout], callout),
    strata: z.array(z.strictObject({ name: text(30), y: percent })),
  })
  .meta({ format: 'drawing' })

type Pictured = { imageUrl: string; focus?: readonly string[] | undefined }
type Opened = Pictured & {
  imageAlt?: string | undefined
  model?: z.infer<typeof model> | undefined
}

/**
 * The fields of an entry that has a picture, and of what a page opens with, with what makes of them
 * the picture's name and its text.
 *
 * @param pictures the files of pictures/
 */
export function pictureFields(pictures: Originals) {
  // a Mac writes an accent in the name of a file as a letter of its own
  const files = new Map([...pictures.keys()].map((name) => [name.normalize(), name]))
  const imageUrl = checked((name) => {
    if (/^https?:/.test(name)) return addressProblem(name)
    const file = files.get(name)
    if (!file) return `is not in pictures: ${meant(name.replace(/.*[/\\]/, ''), pictures.keys())}`
    return pictureProblem(pictures.get(file))
  })
    .meta({
      title: 'Picture',
      description: 'A photograph of at least 1200 pixels: it is made smaller by itself.',
      format: 'picture',
    })
    .transform((name) => files.get(name) ?? name)
  const alternative = text(250).meta({ title: 'What the picture shows' })
  const fields = { imageUrl, focus: focus.optional() }
  const openingFields = { ...fields, imageAlt: alternative.optional(), model: model.optional() }
  return { fields, pictured, openingFields, opened }

  /** A photograph with a focus goes by both. */
  function pictured<Entry extends Pictured>({ focus: around, ...entry }: Entry) {
    const isPhoto = pictures.get(entry.imageUrl)?.isPhoto
    return around && isPhoto
      ? { ...entry, imageUrl: `${entry.imageUrl}#${around.join(',')}` }
      : entry
  }

  /** A model has its own text; of a photograph the owner says what it shows. */
  function opened<Entry extends Opened>(entry: Entry, { addIssue }: z.core.$RefinementCtx) {
    const isModel = pictures.get(entry.imageUrl)?.isPhoto === false
    const shown = isModel ? entry.model : undefined
    const imageAlt = (shown ?? entry).imageAlt ?? ''
    if (!imageAlt) {
      const message = 'is missing: write below imageUrl what the photograph shows'
      addIssue({ code: 'custom', path: ['imageAlt'], message, input: undefined })
    }
    return { ...pictured(entry), imageAlt, model: shown }
  }
}

/** What makes a file of pictures/ no picture that the build can take, and what to do. */
function pictureProblem(file: Original | undefined) {
  if (!file) return 'cannot be read to its end: save it again, as jpg or png'
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
