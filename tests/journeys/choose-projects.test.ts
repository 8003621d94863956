import type { Locator, Page } from '@playwright/test'

import { type FilterChoice, filterChoices, projects, projectsIn } from '#app/content/projects.ts'

import { expect, letFramesPass, scrolledTo, scrollTo, test, visit } from './site.ts'

test('the filter offers All, Water, Irrigation and Training, and shows all at first', async ({
  page,
}) => {
  await visit(page, '/projects')
  const choices = page.getByRole('group', { name: 'Filter projects by type' }).getByRole('radio')
  for (const [index, name] of ['All', 'Water', 'Irrigation', 'Training'].entries()) {
    await expect(choices.nth(index)).toHaveAccessibleName(name)
  }
  await expect(choices).toHaveCount(4)
  await expectChoice(page, 'all')
  for (const { location, title, description } of projects) {
    const card = page.getByRole('article').filter({ hasText: description })
    await expect(card.getByRole('heading')).toHaveText(`${location}: ${title}`)
  }
})

test('each choice shows its projects, says how many and stands in the address', async ({
  page,
}) => {
  await visit(page, '/projects')
  const counts = { water: 1, irrigation: 5, training: 1, all: 7 }
  for (const value of ['water', 'irrigation', 'training', 'all'] as const) {
    await choose(page, value)
    await expect(page).toHaveURL(value === 'all' ? '/projects' : `/projects?category=${value}`)
    await expectChoice(page, value)
    await expect(cards(page)).toHaveCount(counts[value])
    const words = counts[value] === 1 ? '1 project shown' : `${counts[value]} projects shown`
    await expect(page.getByRole('status')).toHaveText(words)
  }
})

test('a choice survives a reload, and a visit by its address', async ({ page }) => {
  await visit(page, '/projects')
  await choose(page, 'training')
  await expectChoice(page, 'training')
  await page.reload()
  await expectChoice(page, 'training')
  await visit(page, '/projects?category=irrigation')
  await expectChoice(page, 'irrigation')
})

test('Back and Forward walk through the choices', async ({ page }) => {
  await visit(page, '/projects')
  await choose(page, 'water')
  await expectChoice(page, 'water')
  await choose(page, 'irrigation')
  await expectChoice(page, 'irrigation')
  await page.goBack()
  await expectChoice(page, 'water')
  await page.goBack()
  await expectChoice(page, 'all')
  await expect(page).toHaveURL('/projects')
  await page.goForward()
  await expectChoice(page, 'water')
})

test('a choice is kept while one looks at another page', async ({ page }) => {
  await visit(page, '/projects')
  await choose(page, 'water')
  await expectChoice(page, 'water')
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await expectChoice(page, 'water')
})

test('an unknown category shows all projects', async ({ page }) => {
  for (const query of ['category=bridges', 'category=', 'category=Water', 'kind=water']) {
    await visit(page, `/projects?${query}`)
    await expectChoice(page, 'all')
  }
})

test('choosing does not move the page', async ({ page }) => {
  await visit(page, '/projects')
  await scrollTo(page, 150)
  for (const value of ['water', 'irrigation', 'all'] as const) {
    await choose(page, value)
    await expectChoice(page, value)
    await letFramesPass(page)
    expect(await scrolledTo(page), value).toBe(150)
  }
  await page.goBack()
  await expectChoice(page, 'irrigation')
  await letFramesPass(page)
  expect(await scrolledTo(page), 'Back').toBe(150)
})

test('the keyboard chooses too', async ({ page }) => {
  await visit(page, '/projects')
  await page.getByRole('radio', { name: 'All' }).focus()
  await page.keyboard.press('ArrowRight')
  await expectChoice(page, 'water')
  await expect(page.getByRole('radio', { name: 'Water' })).toBeFocused()
})

test('a row of the places and a mark of the map lead to the card', async ({ page }) => {
  await visit(page, '/projects')
  const bar = await page.getByRole('banner').evaluate((element) => element.clientHeight)
  for (const { location, description } of projects) {
    const card = page.getByRole('article').filter({ hasText: description })
    for (const way of [placeRow, mark]) {
      await scrollTo(page, 0)
      await way(page, location).click()
      await expect(page).toHaveURL(`/projects#${location.toLowerCase()}`)
      await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
      const top = await card.evaluate((element) => element.getBoundingClientRect().top)
      expect(top, 'below the bar').toBeGreaterThanOrEqual(bar)
    }
  }
})

test('pointing at a row points at its mark, and pointing at a mark at its row', async ({
  page,
}) => {
  await visit(page, '/projects')
  await expect(nameOf(mark(page, 'Otuke'))).not.toHaveCSS('text-decoration-line', 'underline')
  await placeRow(page, 'Otuke').hover()
  await expect(nameOf(mark(page, 'Otuke'))).toHaveCSS('text-decoration-line', 'underline')
  await mark(page, 'Kampala').hover()
  await expect(nameOf(mark(page, 'Otuke'))).not.toHaveCSS('text-decoration-line', 'underline')
  await expect(nameOf(placeRow(page, 'Kampala'))).toHaveCSS('text-decoration-line', 'underline')
})

/** The choice as the filter, the cards, the places, the map and the address all show it. */
async function expectChoice(page: Page, choice: FilterChoice) {
  const label = filterChoices.find(({ value }) => value === choice)?.label ?? ''
  await expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked()
  const shown = projectsIn(choice)
  await expect(cards(page).getByRole('heading')).toHaveText(
    shown.map(({ location, title }) => `${location}: ${title}`),
  )
  const rows = page.getByRole('list', { name: 'Places' }).getByRole('listitem')
  await expect(rows).toHaveCount(shown.length)
  for (const project of projects) {
    const there = shown.includes(project)
    await expect(placeRow(page, project.location)).toBeVisible({ visible: there })
    const opacity = mark(page, project.location)
    if (there) await expect(opacity).toHaveCSS('opacity', '1')
    else await expect.poll(() => opacityOf(opacity), project.location).toBeLessThan(0.5)
  }
}

async function choose(page: Page, choice: FilterChoice) {
  const label = filterChoices.find(({ value }) => value === choice)?.label ?? ''
  await page.getByRole('radio', { name: label, exact: true }).check()
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function placeRow(page: Page, location: string) {
  return page.getByRole('list', { name: 'Places' }).getByRole('link', { name: location })
}

/** The map is for the eye only, so its marks have no role to be found by. */
function mark(page: Page, location: string) {
  return page.getByRole('main').locator('svg a').filter({ hasText: location })
}

function nameOf(place: Locator) {
  return place.locator('text, b').first()
}

function opacityOf(element: Locator) {
  return element.evaluate((each) => Number(getComputedStyle(each).opacity))
}
