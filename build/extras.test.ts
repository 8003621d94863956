import { expect, test } from 'vitest'

import { outsideSlots } from './extras.ts'

test('a file of an extra that fills no slot is found', () => {
  const declarations = `declare module 'virtual:extras/in-chat' {}\ndeclare module 'virtual:extras/at-rest' {}`
  const files = ['in-chat.tsx', 'at-rest.ts', 'ground.css', 'in-chats.tsx', 'footer.css'].map(
    (name) => `extras/needs/slots/${name}`,
  )
  expect(outsideSlots(files, declarations)).toEqual([
    'extras/needs/slots/in-chats.tsx',
    'extras/needs/slots/footer.css',
  ])
})
