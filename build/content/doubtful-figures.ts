import type { Facts } from '#src/content/read.ts'
import { counted } from '#src/content/words.ts'

import type { Told } from './warning.ts'

type Figure = Facts['figures']['projects']

/** Words that say how exact a number is, and not of what. */
const ABOUT_HOW_MANY =
  /\b(over|more than|about|around|almost|nearly|at least|up to|some|approximately|roughly)\b/gi

/** What begins or ends a sentence, or counts nothing. */
const NO_PART = /^(Over|More|About|Around|Almost|Nearly|At|Up|Some|[Ss]ince)\b|\.$/
/** As texts have them in place of digits. */
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const SCALES = [
  [1e3, ['k', 'thousand']],
  [1e6, ['m', 'mn', 'million']],
  [1e9, ['b', 'bn', 'billion']],
  [1e12, ['t', 'tn', 'trillion']],
] as const
/** How far two amounts may be from each other in a computer's arithmetic. */
const ALIKE = 1e-9
const SCALE = SCALES.flatMap(([, names]) => names).join('|')
const IN_LABEL = new RegExp(`\\b(${SCALE}|per ?cent)\\b|%`, 'i')

/** 'UGX 3B', '400 million' or '97%': the currency, the number, and how many it is of. */
const AMOUNT = new RegExp(
  String.raw`(?:(UGX|USD|EUR|GBP|KES) ?)?(\d+(?:[.,]\d+)*)(?: ?(${SCALE})\b| ?(%))?`,
  'i',
)

/** What is hardly meant in the figures: each is said twice, and all of them as parts of sentences. */
export function aboutFigures({ figures, projects: shown }: Facts, told: Told) {
  const stated = amountIn(figures.projects.short)
  const fewer = `'${figures.projects.short}' is less than the ${counted(shown.length, 'project')} shown: write how many there are now`
  return [
    ...(stated && stated.whole < shown.length ? [told(['projects', 'short'], fewer)] : []),
    ...Object.entries(figures).flatMap(([name, figure]) => {
      const [field, sentence] = doubtIn(figure, name) ?? []
      return field && sentence ? [told([name, field], sentence)] : []
    }),
  ]
}

function doubtIn(figure: Figure, name: string): [keyof Figure, string] | undefined {
  const { short, inWords, label } = figure
  if (/\d/.test(label) && !/\d/.test(short)) {
    return ['label', `'${label}' stands as the words: write it as short, and '${short}' as label`]
  }
  const one = amountIn(short)
  // 90% may be nine in ten
  const other = one?.isPercent ? amountIn(inWords) : amountIn(withDigits(inWords))
  if (name === 'satisfaction' && one?.isPercent && one.number > 100) {
    return ['short', `'${short}' is more than all: write at most 100%`]
  }
  if (one && other && isOther(one, other, label)) {
    const what = `short says ${one.text} and inWords says ${other.text}`
    return ['inWords', `${what}: write the same number in both`]
  }
  if (NO_PART.test(inWords)) {
    const cure = 'write it as it stands inside one, such as over 5 years'
    return ['inWords', `'${inWords}' is no part of a sentence: ${cure}`]
  }
  const isPart = inWords.includes(' ') && /\p{L}/u.test(inWords.replaceAll(ABOUT_HOW_MANY, ''))
  if (isPart) return undefined
  const cure = 'write it in words, with what it counts, such as over 5 years'
  return ['inWords', `'${inWords}' is no part of a sentence: ${cure}`]
}

type Amount = NonNullable<ReturnType<typeof amountIn>>

function amountIn(text: string) {
  const [found, currency, digits, scale = '', percent] = AMOUNT.exec(text) ?? []
  if (!found || !digits) return undefined
  const number = Number.parseFloat(digits.replaceAll(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))
  const isIt = (name: string) => name === scale.toLowerCase()
  const [factor = 1] = SCALES.find(([, names]) => names.some(isIt)) ?? []
  return { text: found, currency, number, whole: number * factor, isPercent: percent === '%' }
}

function withDigits(text: string) {
  if (/\d/.test(text)) return text
  return text.replaceAll(/\w+/g, (word) => {
    return NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word
  })
}

/** Whether two amounts are not the same; what they are of may stand in the label alone. */
function isOther(one: Amount, other: Amount, label: string) {
  const isLabelled = IN_LABEL.test(label)
  const [first, second] = isLabelled ? [one.number, other.number] : [one.whole, other.whole]
  const isOfOther = Math.abs(first - second) > ALIKE * first
  const isOtherMoney = one.currency && other.currency && one.currency !== other.currency
  const isNoPercent = other.isPercent && !one.isPercent && !isLabelled
  return isOfOther || isOtherMoney || isNoPercent
}
