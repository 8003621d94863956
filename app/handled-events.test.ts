import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { handledEvents } from './handled-events.ts'

/** React listens to these in the element that has the handler. */
const inTheElement = ['close', 'load']

test('React listens to the events that components handle, and to no other', () => {
  const code = globSync('app/**/*.tsx').map((file) => readFileSync(file, 'utf8'))
  const names = code.flatMap((each) => [...each.matchAll(/\son([A-Z]\w+)=\{/g)])
  const handled = names.map(([, name = '']) => name.toLowerCase())
  const needed = new Set(handled.filter((name) => !inTheElement.includes(name)))
  expect(handledEvents.toSorted()).toEqual([...needed].toSorted())
})
