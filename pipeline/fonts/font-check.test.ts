import { expect, test } from 'vitest'

import { missingCharacters } from './font-check.ts'

test('a heading with a character the font lacks is told with page, text and character', () => {
  expect(missingCharacters('about.html', '<h2>Aŋ <i>b</i></h2>', 'Ab ')).toEqual([
    "about.html: the display face lacks 'ŋ' (U+014B) of <h2> 'Aŋ b'",
  ])
})

test.each(['a', 'button', 'label', 'legend', 'dt', 'b', 'blockquote', 'figcaption', 'summary'])(
  'a character inside %s counts, however deep',
  (name) => {
    const html = `<div><${name}>x<span><em>é</em></span></${name}></div>`
    expect(missingCharacters('p', html, 'x')).toHaveLength(1)
  },
)

test('words in noscript and in drawings count', () => {
  expect(missingCharacters('p', '<noscript><b>é</b></noscript>', '')).toHaveLength(1)
  expect(missingCharacters('p', '<svg><text>é</text></svg>', '')).toHaveLength(1)
})

test('running text is set in the system face and may say anything', () => {
  expect(missingCharacters('p', '<p>日本 é</p>', '')).toEqual([])
})

test('line breaks need no glyph', () => {
  expect(missingCharacters('p', '<h1>a\n\tb</h1>', 'ab ')).toEqual([])
})
