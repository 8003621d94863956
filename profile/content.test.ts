import { expect, test, vi } from 'vitest'

import { offices } from '#app/content/contact.ts'
import { onMap } from '#app/uganda.ts'

import { profileContent } from './content.ts'

vi.mock('#app/content/projects.ts', async (original) => {
  const all = await original<typeof import('#app/content/projects.ts')>()
  const [first] = all.projects
  return { ...all, projects: [{ ...first, location: 'Elsewhere' }] }
})

test('an office is on the map where no project is', () => {
  const places = offices.map(({ coordinates }) => onMap(coordinates))
  expect(profileContent().offices.map(({ at }) => at)).toEqual(places)
})
