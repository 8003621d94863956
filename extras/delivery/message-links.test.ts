import { expect, test } from 'vitest'

import { messageLinks } from './message-links.ts'

const message = { name: 'Akello Grace', email: 'akello@example.com', subject: 'Water Supply' }

test('every character of a message stands for itself in a link', () => {
  const words = '100 % & more = # + ? "a/b" \\ ŋ 💧\r\n\tend'
  const { whatsApp, email, cut } = messageLinks({ ...message, message: words })
  expect(new URL(whatsApp).searchParams.get('text')).toContain(words)
  expect(new URL(email).searchParams.get('body')).toContain(words)
  expect(email).not.toContain('+')
  expect(cut).toBe(false)
})

test('half an emoji, which cannot be encoded, is replaced', () => {
  const { whatsApp, email } = messageLinks({ ...message, message: 'half \ud83d, whole 💧' })
  expect(new URL(whatsApp).searchParams.get('text')).toContain('half \ufffd, whole 💧')
  expect(new URL(email).searchParams.get('body')).toContain('half \ufffd, whole 💧')
})

test.each(['a', 'ŋ', '💧', '\n'])('a long text of %j is cut between characters', (one) => {
  const long = one.repeat(100_000)
  for (const each of [{ message: long }, { name: long }]) {
    const { whatsApp, email, cut } = messageLinks({ ...message, ...each })
    expect(cut).toBe(true)
    expect(whatsApp.length).toBeLessThan(7100)
    expect(email.length).toBeLessThan(2000)
    for (const link of [whatsApp, email]) {
      expect(decodeURIComponent(link)).toMatch(/\(cut here, it was longer\)$/)
    }
  }
})
