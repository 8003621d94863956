import { facts } from '#src/content/facts.ts'
import { pages } from '#src/content/pages.ts'

import { filterProjects } from './cards.ts'
import { sendMessage } from './message-form.ts'
import { expect, goTo, test, visit } from './site.ts'

for (const [wrong, time] of [
  ['of a phone whose battery died', '1970-01-01T00:00:00Z'],
  ['fifty years fast', '2076-11-21T12:00:00Z'],
] as const) {
  test(`with the clock ${wrong} pages read and work`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time))
    await visit(page, '/projects')
    await filterProjects(page)
    await goTo(page, pages.contact)
    await sendMessage(page)
    const year = Math.max(facts.builtInYear, new Date(time).getUTCFullYear())
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`)
  })
}
