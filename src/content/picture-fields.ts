import { z } from 'zod'

import { addressProblem, refined, matching, text } from './field-types.ts'
import { layers } from './ground.ts'

/** A picture as pages name it. */
export type Picture = {
  /** A file of pictures/, or a remote address. */
  src: string
  /** Of a photograph, what its frame must show, in percent from its left and its top. */
  focus?: { x: number; y: number }
}

/** A file of pictures/, which build/content/ checks, or a remote address. */
export const imageUrl = refined((name) => {
  return /^https?:/.test(name) ? addressProblem(name) : undefined
}).meta({
  title: 'Picture',
  description: 'A photograph of at least 1200 pixels: it is made smaller by itself.',
  format: 'picture',
})

/** A point of a photograph, in percent from its left and its top. */
export const focus = z
  .custom<readonly [string, string]>(
    (written) => Array.isArray(written) && /^(100|\d?\d),(100|\d?\d)$/.test(written.join()),
    'is no point: write whole percents from the left and from the top, such as [50, 30]',
  )
  .meta({
    title: 'What its frame must show',
    description:
      'In percent from the left and from the top, such as 50, 30. Empty: found by itself.',
    format: 'point',
    pattern: String.raw`^(100|\d?\d) ?, ?(100|\d?\d)$`,
  })
  .optional()

/** The text alternative of a picture. */
export const alternative = text(250).meta({ title: 'What the picture shows' })

const percent = matching(
  /^(100|\d?\d)(\.\d+)?$/,
  'is no part of the picture: write percent from the left or from the top',
).transform(Number)
const position = z.tuple([percent, percent]).transform(([x, y]) => ({ x, y }))

const callout = z
  .strictObject({
    name: text(30),
    service: text(60).optional(),
    text: text(60).optional(),
    // the part itself: the leader's open dot
    at: position,
    // the end of the leader on phones: of the words there, or of a number where they are many
    key: position,
    // the end of the leader, where the name stands on its shoulder line; named on phones only without
    label: position.optional(),
    side: z.enum(['left', 'right']).optional(),
    // the points along which the water comes to it from the stop before: it is a stop
    way: z.array(z.tuple([percent, percent])).optional(),
  })
  .transform(({ side, ...rest }) => ({ ...rest, leftward: side === 'left' }))

/** What a model shows, and its parts by name. */
const model = z
  .strictObject({
    imageAlt: text(250),
    title: text(60),
    callouts: z.tuple([callout], callout),
    // the ground's layers with the height of each, written at the model's left edge
    strata: z.array(z.strictObject({ name: z.enum(layers), y: percent })),
  })
  .meta({ format: 'drawing' })

/** What a page opens with: a model has a text of its own, of a photograph the owner says what it shows. */
export const opening = {
  imageUrl,
  focus,
  imageAlt: alternative.optional(),
  model: model.optional(),
}

type Written = { imageUrl: string; focus?: readonly [string, string] | undefined }

/** An entry with its picture as pages name it. */
export function pictured<Entry extends Written>({ imageUrl: src, focus: at, ...entry }: Entry) {
  const picture: Picture = at ? { src, focus: { x: Number(at[0]), y: Number(at[1]) } } : { src }
  return { ...entry, picture }
}
