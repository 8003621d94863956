import { closest, distance } from 'fastest-levenshtein'
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isNode } from 'yaml'

import type { Entry } from '#src/content/entry.ts'
import type { Facts } from '#src/content/read.ts'
import { signMeant } from '#src/content/social-page.ts'

import { isForReading } from './text-mistakes.ts'
import type { Told } from './warning.ts'
import { isPlace } from './whereabouts.ts'

/** What most people here have their mail at; mistyped, it is nobody's. */
const MAIL = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com']
/** Others that are as near to these as a slip of the hand. */
const OTHER_MAIL = ['ymail.com', 'mail.com', 'email.com']

/** Where the offices are, by the code that ISO 3166 has for it. */
const HERE = 'UG'
const CODE = `+${getCountryCallingCode(HERE)}`
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

/** What fits in a line of a file. */
const ONE_LINE = 80
/** As long, a text is no label that may be the same twice. */
const SENTENCE = 25
const ADDRESS = /https?:\/\/\S+|\bwww\.\S+|\S+@\S+\.\w+|(?<![\d.,])(\+|0)\d[\d ]{7,}\d/
/** A word broken at the end of a line, as PDFs have it; 'wind- and solar-powered' is none. */
const BROKEN = /\p{L}+- (?!and |or |to )\p{Ll}+/u
const FILE = /\.(jpe?g|png|webp|avif|heic|pdf)\b|^(IMG|DSC|PXL)[-_ ]?\d/i

/** What is hardly meant in the texts of a file, by what they say. */
export function aboutTexts({ group = '', texts, document, source }: Entry, told: Told) {
  const words = texts.filter(({ path }) => isForReading(group, path))
  return words.flatMap(({ path, text }) => {
    const [address] = ADDRESS.exec(text) ?? []
    const [broken] = BROKEN.exec(text) ?? []
    if (path.includes('imageAlt') && FILE.test(text)) {
      return told(path, `'${text}' is the name of a file: write what the picture shows`)
    }
    if (address) {
      return told(
        path,
        `'${address}' is no link in a text: take it away, pages have their own links`,
      )
    }
    if (broken) return told(path, `'${broken}' is a broken word: write it in one`)
    const isItem = typeof path.at(-1) === 'number' && text.length <= ONE_LINE
    const [start = 0, end = 0] = rangeOf(document.getIn(path, true))
    return isItem && source.slice(start, end).trim().includes('\n')
      ? told(path, `'${text}' goes over two lines: write it in one, or a hyphen before the second`)
      : []
  })
}

function rangeOf(node: unknown) {
  return (isNode(node) && node.range) || []
}

/** Facts that do not fit each other, or stand in each other's place. */
export function aboutFacts({ group, fields }: Entry, facts: Facts, told: Told) {
  if (group === 'figures') return Object.entries(facts.figures).flatMap(aboutFigure)
  if (group === 'contact')
    return [...aboutMail(facts.contact.email), ...aboutPhone(facts.contact.phone)]
  if (group === 'company') return aboutCompany(facts.company)
  const { title, name } = fields ?? {}
  if (group === 'projects' && isPlace(String(title))) {
    return [
      told(['title'], `'${String(title)}' is a place: write it as location, and the work as title`),
    ]
  }
  if (group === 'testimonials' && /\bDistrict$/.test(String(name))) {
    return [
      told(
        ['name'],
        `'${String(name)}' is a district: write it as title, and the client's role as name`,
      ),
    ]
  }
  return []

  function aboutCompany({ name: whole, shortName, socialPages }: Facts['company']) {
    const isLonger = shortName.length > whole.length
    return [
      ...(isLonger
        ? [told(['shortName'], 'shortName is longer than name: write the shorter one here')]
        : []),
      ...socialPages.flatMap((page, index) => {
        const sign = signMeant(page)
        const what = `'${page.network}' has the icon ${page.icon}: write icon: ${sign}, or the other name`
        return sign ? [told(['socialPages', index, 'network'], what)] : []
      }),
    ]
  }

  function aboutFigure([figure, { short, inWords }]: [string, Facts['figures']['projects']]) {
    const [one, other] = [short, inWords].map((text) => /\d[\d.,]*/.exec(text)?.[0])
    const isOther = one && other && Number.parseFloat(one) !== Number.parseFloat(other)
    const what = `short says ${one} and inWords says ${other}: write the same number in both`
    if (isOther) return [told([figure, 'inWords'], what)]
    if (inWords.includes(' ')) return []
    return [told([figure, 'inWords'], `'${inWords}' is no part of a sentence: write it in words`)]
  }

  function aboutMail(email: string) {
    const host = email.replace(/.*@/, '').toLowerCase()
    const meant = closest(host, MAIL)
    if (MAIL.includes(host) || OTHER_MAIL.includes(host) || distance(host, meant) > 2) return []
    return [told(['email'], `'${host}' is one letter or two from ${meant}: look at it again`)]
  }

  function aboutPhone(phone: string) {
    const number = parsePhoneNumberFromString(phone)
    const country = number?.country ?? HERE
    if (country !== HERE) {
      const [other, here] = [country, HERE].map((each) => COUNTRIES.of(each))
      const what = `'${phone}' is a number of ${other}: look at it again, ${here}'s begin with ${CODE}`
      return [told(['phone'], what)]
    }
    const what = `'${phone}' is a landline, and all links to WhatsApp lead there: write a mobile phone's number`
    return number?.getType() === 'FIXED_LINE' ? [told(['phone'], what)] : []
  }
}

/** A text, a place or an entry that stands where another one stood, of which it was copied. */
export function aboutCopies(entry: Entry, entries: readonly Entry[], told: Told) {
  const before = entries.slice(0, entries.indexOf(entry))
  const earlier = before.flatMap(({ file, group, texts, lineOf }) => {
    return texts.map(({ path, text }) => ({ text, group, path, at: `${file}:${lineOf(path)}` }))
  })
  return entry.texts.flatMap(({ path, text }, index) => {
    const name = path.at(-1)
    if (name === 'give' || name === 'placeholder') return []
    const others = entry.texts.slice(0, index)
    const list = others.filter((other) => isBeside(other.path, path))
    if (!/^[\d.]+$/.test(text) && list.some((other) => other.text === text)) {
      return told(path, `'${text}' is in this list twice: take one of the two away`)
    }
    const isSentence = text.length > SENTENCE && text.includes(' ')
    const isSame = (other: { text: string }) => isSentence && other.text === text
    const same = [
      ...others.map((each) => ({ ...each, at: `line ${entry.lineOf(each.path)}` })),
      ...earlier,
    ].find(isSame)
    return same ? told(path, `the same text stands in ${same.at}: write another here or there`) : []
  })
}

/** Whether two paths lead to the same field of two entries of a list, by which these are called. */
function isBeside(one: readonly PropertyKey[], other: readonly PropertyKey[]) {
  const isCalled = ['title', 'name', 'network'].includes(String(other.at(-1)))
  const place = other.length - (isCalled ? 2 : 1)
  return (
    typeof other[place] === 'number' &&
    one.length === other.length &&
    one.every((step, index) => index === place || step === other[index])
  )
}
