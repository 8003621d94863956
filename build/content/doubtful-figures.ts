import type { Facts } from '#src/content/read.ts'

import type { Told } from './warning.ts'

type Figure = Facts['figures']['projects']

/** Words that say how exact a number is, and not of what. */
const ABOUT_HOW_MANY =
  /\b(over|more than|about|around|almost|nearly|at least|up to|some|approximately|roughly)\b/gi

const SCALES = [
  [1e3, /^(k|thousand)$/i],
  [1e6, /^(mn?|million)$/i],
  [1e9, /^(bn?|billion)$/i],
  [1e12, /^(tn?|trillion)$/i],
] as const
const SCALE = 'k|thousand|mn?|million|bn?|billion|tn?|trillion'
const IN_LABEL = new RegExp(`\\b(${SCALE}|per ?cent)\\b|%`, 'i')

/** 'UGX 3B', '400 million' or '97%': the currency, the number, and how many it is of. */
const AMOUNT = new RegExp(
  String.raw`(?:(UGX|USD|EUR|GBP|KES) ?)?(\d+(?:[.,]\d+)*)(?: ?(${SCALE})\b| ?(%))?`,
  'i',
)

/** What is hardly meant in the figures: each is said twice, and all of them as parts of sentences. */
export function aboutFigures(figures: Facts['figures'], told: Told) {
  return Object.entries(figures).flatMap(([name, figure]) => {
    const [field, sentence] = doubtIn(figure, name) ?? []
    return field && sentence ? [told([name, field], sentence)] : []
  })
}

function doubtIn(figure: Figure, name: string): [keyof Figure, string] | undefined {
  const { short, inWords, label } = figure
  if (/\d/.test(label) && !/\d/.test(short)) {
    return ['label', `'${label}' stands as the words: write it as short, and '${short}' as label`]
  }
  const [one, other] = [amountIn(short), amountIn(inWords)]
  if (name === 'satisfaction' && one?.isPercent && one.number > 100) {
    return ['short', `'${short}' is more than all: write at most 100%`]
  }
  if (one && other && isOther(one, other, label)) {
    const what = `short says ${one.text} and inWords says ${other.text}`
    return ['inWords', `${what}: write the same number in both`]
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
  const [factor = 1] = SCALES.find(([, form]) => form.test(scale)) ?? []
  return { text: found, currency, number, whole: number * factor, isPercent: percent === '%' }
}

/** Whether two amounts are not the same; what they are of may stand in the label alone. */
function isOther(one: Amount, other: Amount, label: string) {
  const isLabelled = IN_LABEL.test(label)
  const isOfOther = isLabelled ? one.number !== other.number : one.whole !== other.whole
  const isOtherMoney = one.currency && other.currency && one.currency !== other.currency
  const isNoPercent = other.isPercent && !one.isPercent && !isLabelled
  return isOfOther || isOtherMoney || isNoPercent
}
