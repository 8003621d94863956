import { expect, test } from 'vitest'

import { missingCharacters } from './font-check.ts'

test('a heading with a character the font lacks is reported with page, text and character', () => {
  expect(missingCharacters('about.html', '<h2>Aŋ <i>b</i></h2>', 'Ab ')).toEqual([
    "about.html: the display face lacks 'ŋ' (U+014B) of <h2> 'Aŋ b'",
  ])
})

test.each([
  ['a button, however deep', '<div><button>x<span><em>é</em></span></button></div>', 1],
  ['words in noscript', '<noscript><b>é</b></noscript>', 1],
  ['words in pictures', '<svg><text>é</text></svg>', 1],
  ['running text, which is set in the system face', '<p>日本 é</p>', 0],
  ['white space, which needs no glyph', '<h1>x\n\tx</h1>', 0],
])('%s', (_, html, missing) => {
  expect(missingCharacters('page', html, 'x ')).toHaveLength(missing)
})
