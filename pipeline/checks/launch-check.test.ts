import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test, vi } from 'vitest'

import { openIn, reminder, stillOpen } from './launch-check.ts'

test('what is open is listed with its line and what to give, and nothing else is', () => {
  const source = `
/** Where it goes. */
export const delivery: string | undefined = undefined
/**
 * Who is who: placeholder('x').
 *
 * For who edits the file.
 */
export const people = [
  { role: 'Cook', name: placeholder('') },
  { role: 'Driver', name: 'Akello', site: 'https://firm.co.ug' },
  { role: 'Guard', name: '' },
]
export const site = 'https://www.example.com'`
  expect(openIn('a.ts', source).map(({ line, asked }) => [line, asked])).toEqual([
    [3, 'Where it goes.'],
    [10, "Who is who: placeholder('x')."],
    [12, "Who is who: placeholder('x')."],
    [14, "Who is who: placeholder('x')."],
  ])
})

test('every fact marked while the content loads is among them', async () => {
  const placeholder = vi.fn((value: string) => value)
  vi.resetModules()
  vi.doMock('#app/content/placeholder.ts', () => ({ placeholder, isPlaceholder: () => false }))
  const files = globSync('app/content/*.ts', { exclude: ['**/*.test.ts'] })
  for (const file of files) await import(resolve(file))
  const listed = stillOpen().filter(({ written }) => written.includes('placeholder('))
  expect(listed).toHaveLength(placeholder.mock.calls.length)
  for (const { asked } of listed) expect(asked).toMatch(/\w+ \w+/)
})

test('the command lists all that is open, and fails while anything is', () => {
  const command = spawnSync(process.execPath, ['pipeline/checks/launch-check.ts'])
  const open = stillOpen()
  expect(command.stdout.toString().match(/^app\/content\/\S+:\d+$/gm) ?? []).toEqual(
    open.map(({ file, line }) => `${file}:${line}`),
  )
  expect(command.status).toBe(open.length > 0 ? 1 : 0)
  expect(reminder([])).toBeUndefined()
  expect(reminder([1])).toContain('launch-check')
})
