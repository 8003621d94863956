import { expect, test } from 'vitest'

import { asTyped } from './as-typed.ts'

test.each([
  ['what nobody sees', '\u202A+256\u200B 772\u00AD 123\u2060 456\uFE0F\u202C', '+256 772 123 456'],
  ['spaces at which no line breaks', 'Kitgum\u00A0Municipality', 'Kitgum Municipality'],
  [
    'hyphens at which no line breaks',
    'solar\u2011powered, low\u001Ecost',
    'solar-powered, low-cost',
  ],
  ['two letters that are one in a PDF', 'water for a \uFB01eld', 'water for a field'],
  ['lines that WhatsApp breaks', 'One.\u2028Two.\r\nThree.', 'One. Two.\r\nThree.'],
])('%s is as hands type it', (_, copied, typed) => {
  expect(asTyped(copied)).toBe(typed)
})

test('letters of Acholi and Luganda, accents and signs stay', () => {
  const text = 'Ŋŋanda, Acén & Kaŋo’s “best” – 5 m³, 30° … ½'
  expect(asTyped(text)).toBe(text)
})
