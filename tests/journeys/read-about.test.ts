import {
  capacity,
  mission,
  reasons,
  story,
  technicalCapabilities,
  values,
  vision,
} from '#app/content/company.ts'
import { leaders, leadersExperience } from '#app/content/team.ts'

import { expect, test, visit } from './site.ts'

test('About says all that the firm has to say of itself', async ({ page }) => {
  await visit(page, '/about')
  const shown = await page.getByRole('main').innerText()
  const titled = [...values, ...reasons].flatMap(({ title, description }) => [title, description])
  const led = leaders.flatMap(({ role, description }) => [role, description])
  const lists = [...capacity, ...technicalCapabilities]
  for (const words of [...story.long.paragraphs, vision, mission, leadersExperience]) {
    expect(shown).toContain(words)
  }
  for (const words of [...titled, ...led, ...lists]) expect(shown).toContain(words)
})
