import { expect, type Page } from '@playwright/test'

import { filterChoices, projectsIn } from '#src/content/projects.ts'

/** The card of a service. */
export function serviceCard(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true })
  return page.getByRole('article').filter({ has: heading })
}

/** An open service. */
export function serviceDialog(page: Page, title: string) {
  return page.getByRole('dialog', { name: title, exact: true })
}

/** Chooses the last kind of work, where there are several, and sees its projects alone. */
export async function filterProjects(page: Page) {
  const { label = '', value = 'all' } = filterChoices.at(-1) ?? {}
  if (label) await page.getByRole('radio', { name: label, exact: true }).check()
  await expect(page.getByRole('article')).toHaveCount(projectsIn(value).length)
}
