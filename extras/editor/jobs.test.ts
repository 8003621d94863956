import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { describeEditor } from './build-editor.ts'
import { JOBS } from './jobs.ts'

const page = readFileSync('docs/editing.md', 'utf8')
const { collections } = describeEditor()

test.each(JOBS)('the job of the picture $picture is told with fields that there are', (job) => {
  const { picture, room, field } = job
  const file = `pictures/editing/${picture}.webp`
  expect(existsSync(`docs/${file}`)).toBe(true)
  const [told = ''] = page.split('\n### ').filter((part) => part.includes(file))
  expect(told).toContain(`*${room}*`)
  const fields = collections.find(({ label }) => label === room)?.fields
  expect(fields).toBeDefined()
  if (!field) return
  expect(told).toContain(`*${field}*`)
  expect(fields?.map(({ label }) => label)).toContain(field)
})
