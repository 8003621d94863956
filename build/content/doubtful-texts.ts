import { isNode } from 'yaml'

import type { Entry } from '#src/content/entry.ts'

import { isForReading } from './text-mistakes.ts'
import type { Told } from './warning.ts'

/** What fits in a line of a file. */
const ONE_LINE = 80
/** As long, a text is no label that may be the same twice. */
const SENTENCE = 25
const ADDRESS = /https?:\/\/\S+|\bwww\.\S+|\S+@\S+\.\w+|(?<![\d.,])(\+|0)\d[\d ]{7,}\d/
/** A word broken at the end of a line, as PDFs have it; 'wind- and solar-powered' is none. */
const BROKEN = /\p{L}+- (?!and |or |to )\p{Ll}+/u
/** The end of a text that goes on. */
const UNFINISHED = /(?:\S+ ){1,2}(?:the|and|our|your|their)\.?$/
/** A full stop that the next sentence begins behind without a space. */
const NO_SPACE = /\p{Ll}{2,}[.!?]\p{Lu}\p{Ll}+/u
/** What may be in capitals: what people and firms are called, and what they call out. */
const NAMES = ['name', 'shortName', 'slogan']
const FILE = /\.(jpe?g|png|webp|avif|heic|pdf)\b|^(IMG|DSC|PXL)[-_ ]?\d/i
const NOTHING_SEEN = /^(an? |the )?(image|photo|photograph|picture)\.?$/i

/** What is hardly meant in the texts of a file, by what they say. */
export function aboutTexts({ group = '', texts, document, source }: Entry, told: Told) {
  const words = texts.filter(({ path }) => isForReading(group, path))
  return words.flatMap(({ path, text }) => {
    const [address] = ADDRESS.exec(text) ?? []
    const [broken] = BROKEN.exec(text) ?? []
    if (path.includes('imageAlt') && FILE.test(text)) {
      return told(path, `'${text}' is the name of a file: write what the picture shows`)
    }
    if (path.includes('imageAlt') && NOTHING_SEEN.test(text)) {
      return told(path, `'${text}' says nothing of it: write what the picture shows`)
    }
    if (address) {
      return told(
        path,
        `'${address}' is no link in a text: take it away, pages have their own links`,
      )
    }
    if (broken) return told(path, `'${broken}' is a broken word: write it in one`)
    const [unfinished] = (text.length > SENTENCE && UNFINISHED.exec(text)) || []
    if (unfinished) return told(path, `the text stops at '${unfinished}': write its end`)
    const name = path.findLast((step) => typeof step === 'string' && step !== 'placeholder')
    const [heading] = new RegExp(`^(our )?${String(name)} ?[:–—-] `, 'i').exec(text) ?? []
    if (heading) {
      const what = `'${heading.trim()}' is what the field is called: take it away, pages have their own`
      return told(path, what)
    }
    const [unspaced] = NO_SPACE.exec(text) ?? []
    if (unspaced) return told(path, `'${unspaced}' has no space behind its full stop: write one`)
    const isShouted = /^\P{Ll}+$/u.test(text) && text.length > SENTENCE && /\p{Lu}/u.test(text)
    if (isShouted && !NAMES.includes(String(name))) {
      return told(path, 'the text is in capitals: write it in small letters')
    }
    const twice = repeatedIn(text)
    if (twice) return told(path, `'${twice}' stands twice in the text: take one of the two away`)
    const isItem = typeof path.at(-1) === 'number' && text.length <= ONE_LINE
    const [start = 0, end = 0] = rangeOf(document.getIn(path, true))
    return isItem && source.slice(start, end).trim().includes('\n')
      ? told(path, `'${text}' goes over two lines: write it in one, or a hyphen before the second`)
      : []
  })
}

/** A sentence that a text has twice. */
function repeatedIn(text: string) {
  const sentences = text.split(/(?<=[.!?]) /)
  return sentences.find((each, index) => {
    return each.length > SENTENCE && sentences.indexOf(each) < index
  })
}

function rangeOf(node: unknown) {
  return (isNode(node) && node.range) || []
}

/** A text, a place or an entry that stands where another one stood, of which it was copied. */
export function aboutCopies(entry: Entry, before: readonly Entry[], told: Told) {
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
