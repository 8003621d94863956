import type { Entry } from '#src/content/entry.ts'

import { FRAMES } from '../pictures/frames.ts'
import type { Originals } from '../pictures/originals.ts'
import type { Told } from './warning.ts'

/** As phones and computers call a picture of their own screen. */
const OF_SCREEN = /screen[-_ ]?shot/i
/** How much of a photograph its frame must show; more is cut off of one that is far longer. */
const LEAST_SHOWN = 1 / 3

/** What is hardly meant in the picture of an entry: what it is, what is said of it, and where else it stands. */
export function aboutPicture(
  { group = '', fields, pending }: Entry,
  before: readonly Entry[],
  pictures: Originals,
  told: Told,
) {
  const { imageUrl: name, imageAlt: text, focus } = fields ?? {}
  const frame = Object.entries(FRAMES).find(([room]) => room === group)?.[1]
  if (typeof name !== 'string' || !frame) return []
  const {
    isPhoto = name.startsWith('https:'),
    width = Infinity,
    height = Infinity,
  } = pictures.get(name) ?? {}
  if (!isPhoto) {
    const isModel = pictures.has(name) && focus !== undefined
    const what = `focus crops a photograph, and '${name}' is a model: take it away`
    return isModel ? [told(['focus'], what)] : []
  }
  const isGiven = !pending.some(({ place }) => place.endsWith('.imageUrl'))
  const other = before.find((each) => each.group === group && each.fields?.['imageUrl'] === name)
  return [
    ...sizeOf().map((what) => told(['imageUrl'], `'${name}' ${what}`)),
    ...(OF_SCREEN.test(name)
      ? [told(['imageUrl'], `'${name}' is a picture of a screen: take the photograph itself`)]
      : []),
    ...(other && isGiven
      ? [told(['imageUrl'], `'${name}' is the picture of ${other.file} too: take another`)]
      : []),
    ...(/\bmodel\b/i.test(String(text))
      ? [
          told(
            ['imageAlt'],
            `the picture is a photograph, and its text tells of a model: write what '${name}' shows`,
          ),
        ]
      : []),
  ]

  function sizeOf() {
    const { ratio, fallback } = frame ?? FRAMES.projects
    const size = `has ${width} x ${height} pixels, and`
    const cure = `take one of at least ${2 * fallback} x ${Math.round((2 * fallback) / ratio)}`
    if (Math.min(width, height * ratio) < fallback) {
      return [`${size} is blurred or cut where it is shown: ${cure}`]
    }
    const shape = width / height / ratio
    const shown = Math.min(shape, 1 / shape)
    if (focus !== undefined || !(shown < LEAST_SHOWN)) return []
    const part = `only ${Math.round(shown * 100)}% of it is seen where it is shown`
    const how = shape < 1 ? 'with the phone on its side' : 'that is less wide'
    return [`${size} ${part}: take one ${how}, or choose the part by focus`]
  }
}
