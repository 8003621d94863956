import { expect, test } from 'vitest'

import { messageLinks } from './message-links.ts'

const message = {
  name: 'Akello Grace',
  email: 'akello@example.com',
  phone: '',
  subject: 'Water Supply',
  message: 'A well?',
}

test('a visitor without a phone number is reached by email alone', () => {
  const { whatsApp, cut } = messageLinks(message)
  expect(decodeURIComponent(whatsApp)).toContain('Hello, I am Akello Grace (akello@example.com).')
  expect(cut).toBe(false)
})

test('every character of a message stands for itself in an address', () => {
  const words = '100 % & more = # + ? "a/b" \\ ŋ 💧\r\n\tend'
  const { whatsApp, email } = messageLinks({ ...message, message: words })
  expect(new URL(whatsApp).searchParams.get('text')).toContain(words)
  expect(new URL(email).searchParams.get('body')).toContain(words)
  expect(email).not.toContain('+')
})

test('half a character, which cannot be written, is replaced', () => {
  const { whatsApp, email } = messageLinks({ ...message, message: 'half \ud83d, whole 💧' })
  expect(new URL(whatsApp).searchParams.get('text')).toContain('half \ufffd, whole 💧')
  expect(new URL(email).searchParams.get('body')).toContain('half \ufffd, whole 💧')
})

test.each(['a', ' ', 'ŋ', '💧', '\n', '%'])(
  'a long text of %j is cut between characters',
  (one) => {
    const long = one.repeat(100_000)
    for (const each of [{ message: long }, { name: long }, { name: long, message: long }]) {
      const { whatsApp, email, cut } = messageLinks({ ...message, ...each })
      expect(cut).toBe(true)
      expect(whatsApp.length).toBeLessThan(7100)
      expect(email.length).toBeLessThan(2000)
      expect(decodeURIComponent(whatsApp)).toMatch(/\(cut here, it was longer\)$/)
      expect(decodeURIComponent(email)).toMatch(/\(cut here, it was longer\)$/)
    }
  },
)

test('nothing written yet makes addresses all the same', () => {
  expect(messageLinks({}).whatsApp).toMatch(/^https:\/\/wa\.me\/\d+\?text=Hello/)
})
