import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { handledEvents, hoverEvents } from './handled-events.ts'

/** What React listens to, where a handler has another name. */
const listenedTo: Readonly<Record<string, string>> = {
  blur: 'focusout',
  focus: 'focusin',
  pointerenter: 'pointerover',
  pointerleave: 'pointerout',
}
/** React listens to these in the element that has the handler. */
const inTheElement = ['close', 'error', 'load']

test('React listens to the events that components handle, and to no other', () => {
  const code = globSync('app/**/*.tsx').map((file) => readFileSync(file, 'utf8'))
  const names = code.flatMap((each) => [...each.matchAll(/\son([A-Z]\w+)=\{/g)])
  const handled = names.map(([, name = '']) => listenedTo[name.toLowerCase()] ?? name.toLowerCase())
  const needed = new Set(handled.filter((name) => !inTheElement.includes(name)))
  expect([...handledEvents, ...hoverEvents].toSorted()).toEqual([...needed].toSorted())
})
