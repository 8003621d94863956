import type { Entry } from '#src/content/entry.ts'

import { displayFace, lettersMissingFrom, otherFace } from '../fonts/letters.ts'

/** Fields that are no words for visitors to read, and what the owner is asked for. */
const NO_WORDS = ['imageUrl', 'url', 'siteUrl', 'email', 'phone', 'give']
const NO_GROUPS_OF_WORDS = ['delivery', 'editing']

/** What pages would show as it is written, by its form, with what to say behind the name of the field. */
const SHOWN_AS_WRITTEN: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /^([“”„].*[“”]|‘[^‘]*’|«.*»)$/,
    (text) => `${text} stands in curly quotation marks: take them away, or write straight ones`,
  ],
  [
    /^("[^"]*"|'[^']*')$/,
    (text) => `${text} has a second pair of quotation marks, which pages would show: take it away`,
  ],
  [
    // a straight one behind a number means inches, and within a word is a slip of the hand
    /^[^”]*“[^”]*$|^[^“„]*”[^“]*$|^[^"]*((?<![\p{L}\p{N}])"|\p{L}"(?!\p{L}))[^"]*$/u,
    () => 'has a quotation mark that is not closed, or not opened: write both, or none',
  ],
  [/<\/?[a-z][^>]*>/i, (tag) => `has ${tag}, which pages would show as it is: take it away`],
  [/&(\w+|#\w+);/, (code) => `has ${code}, which pages would show as it is: write the sign itself`],
  [
    /\[[^\]]*\]\([^)]*\)/,
    (link) => `has ${link}, which pages would show as it is: write the words alone`,
  ],
  [/\\[nrt]/, (code) => `has ${code}, which pages would show as it is: take it away`],
  [
    /[ÃÂ][\u0080-\u00BF]|â€./,
    (letters) => `has '${letters}', which was another sign before it was copied: write that sign`,
  ],
  [
    /(?<![\w*_~])([*_~]{1,2})[^\s*_~]([^*_~]*[^\s*_~])?\1(?![\w*_~])/,
    (marked) => `has ${marked}, and pages would show the signs round it: take them away`,
  ],
  [
    /^[–—*-](?= )|[•▪●◦‣]/,
    (bullet) =>
      `has the bullet ${bullet}, and pages have their own: take it away, and begin a line for each`,
  ],
  [
    /^(\[[\d:/., apm]{6,26}\]|\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d\d( ?[ap]m)? -) [^:]{1,40}: /i,
    (head) => `begins with '${head.trim()}', which WhatsApp wrote before it: take it away`,
  ],
  [/[,;]$/, (sign) => `ends with '${sign}': take it away`],
  [
    /^(tb[acd]|to ?do|n\/?a|\?+|-+|\.{3}|…|x{2,}|lorem ipsum.*)\.?$/i,
    (text) =>
      `'${text}' tells visitors nothing: write the fact, or placeholder and give as elsewhere`,
  ],
]

/** A word that becomes a number, but in the details of services alone, whose schema knows which. */
const BRACES = /\{[^}]*\}/

/** In a list, which has its own signs. */
const NUMBERED = /^(step )?\d+[.):] /i

/** Whether visitors read a text as words, by the group and the field in which it stands. */
export function isForReading(group: string, path: readonly PropertyKey[]): boolean {
  const name = path.findLast((step) => step !== 'placeholder')
  return !NO_WORDS.includes(String(name)) && !NO_GROUPS_OF_WORDS.includes(group)
}

/** What is wrong with the texts of a file whatever they are about, each with where it stands. */
export function textMistakes({ group = '', texts }: Entry) {
  return texts.flatMap(({ path, text }) => {
    const name = path.findLast((step) => step !== 'placeholder')
    const isWords = isForReading(group, path)
    const isItem = typeof name === 'number' || (name === 'title' && path.length > 1)
    const found = [
      ...(isWords ? shownAsWritten(text) : []),
      ...(isWords && isItem && NUMBERED.test(text) ? ['has a number before it: take it away'] : []),
      ...(isWords && name !== 'details' ? inBraces(text) : []),
      ...(name === 'imageUrl' ? [] : unknownLetter(text)),
    ]
    return found.slice(0, 1).map((problem) => ({ path, problem }))
  })
}

function shownAsWritten(text: string) {
  return SHOWN_AS_WRITTEN.flatMap(([form, told]) => {
    const [found] = form.exec(text) ?? []
    return found === undefined ? [] : [told(found)]
  })
}

function inBraces(text: string) {
  const [found] = BRACES.exec(text) ?? []
  return found ? [`has ${found}, which is no number here: write the number itself, or words`] : []
}

/** A letter of another alphabet, which may look like one of ours, or an emoji. */
function unknownLetter(text: string) {
  const [letter] = lettersMissingFrom([...text], displayFace, otherFace)
  if (letter === undefined) return []
  const word = text.split(' ').find((each) => each.includes(letter)) ?? text
  return [
    /\p{L}/u.test(letter)
      ? `has '${letter}' in '${word}', which is no letter of the Latin alphabet, even where it looks like one: type the word again`
      : `has '${letter}', which no font of ours has: take it away, or write it in words`,
  ]
}
