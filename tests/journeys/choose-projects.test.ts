import type { Locator, Page } from '@playwright/test'

import {
  type FilterChoice,
  filterChoices,
  filterResult,
  type Project,
  projects,
  projectsIn,
} from '#src/content/projects.ts'

import { expectAccessible } from './axe.ts'
import { letFramesPass, scrolledTo, scrollTo } from './scrolling.ts'
import { atRest, expect, hasReact, test, visit } from './site.ts'

test(
  'each choice shows its projects, says how many, and moves nothing',
  { tag: '@react' },
  async ({ page }) => {
    await visit(page, '/projects')
    const choices = page.getByRole('group', { name: 'Filter projects by type' }).getByRole('radio')
    await expect(choices).toHaveCount(filterChoices.length)
    await expectChoice(page, 'all')
    await scrollTo(page, 150)
    for (const { value } of filterChoices.toReversed()) {
      await choose(page, value)
      await expectChoice(page, value)
      await expect(page.getByRole('status')).toHaveText(filterResult(value))
      await letFramesPass(page)
      expect(await scrolledTo(page), value).toBe(150)
    }
    const [, first] = filterChoices
    if (!first) return expectNoFilter(page)
    await page.goBack()
    await expectChoice(page, first.value)
    await expectAccessible(page)
    expect(await scrolledTo(page), 'Back').toBe(150)
  },
)

test(
  'a choice survives Back, Forward, a reload and a look at another page',
  { tag: '@react' },
  async ({ page }) => {
    await visit(page, '/projects')
    const [, one, other] = filterChoices
    if (!one || !other) return expectNoFilter(page)
    await choose(page, one.value)
    await expectChoice(page, one.value)
    await choose(page, other.value)
    await expectChoice(page, other.value)
    await page.goBack()
    await expectChoice(page, one.value)
    await page.goBack()
    await expectChoice(page, 'all')
    await page.goForward()
    await expectChoice(page, one.value)
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await expectChoice(page, one.value)
    await page.reload()
    await expectChoice(page, one.value)
  },
)

test('who comes by the address of a choice on a phone sees its pictures at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const { value } of filterChoices.slice(1)) {
    await page.goto(`/projects?category=${value}`)
    await atRest(page)
    const shown = page.getByRole('article').filter({ visible: true }).first()
    await expect(shown.getByRole('img').first(), value).toBeInViewport()
  }
})

test('each mark of the map leads to its card', async ({ page }) => {
  await visit(page, '/projects')
  const bar = await page.getByRole('banner').evaluate((element) => element.clientHeight)
  for (const project of projects) {
    for (const way of [triangle, nameOnMap]) {
      await way(page, project).click({ trial: true })
    }
  }
  for (const project of new Set([projects[0], projects.at(-1) ?? projects[0]])) {
    const card = cardOf(page, project)
    await scrollTo(page, 0)
    await triangle(page, project).click()
    await expect(page).toHaveURL(`/projects#${project.slug}`)
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
    const top = () => card.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top, 'below the bar').toBeGreaterThanOrEqual(bar)
  }
})

test('a pale mark of the map leads nowhere', async ({ page }) => {
  await visit(page, '/projects')
  const [, one] = filterChoices
  if (!one) return expectNoFilter(page)
  const linkAt = (project: Project) => {
    return triangle(page, project).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return hit?.closest('a')?.getAttribute('href')
    })
  }
  const pale = projects.filter((project) => !projectsIn(one.value).includes(project))
  await expect.poll(() => Promise.all(pale.map(linkAt))).not.toContain(undefined)
  await choose(page, one.value)
  await expectChoice(page, one.value)
  const links = await Promise.all(pale.map(linkAt))
  for (const { slug } of pale) expect(links).not.toContain(`#${slug}`)
})

test('pointing at a card points at its mark', { tag: '@react' }, async ({ page }) => {
  const [one] = projects
  await visit(page, '/projects')
  await expect(nameOf(mark(page, one))).not.toHaveCSS('text-decoration-line', 'underline')
  await cardOf(page, one).hover()
  await expect(nameOf(mark(page, one))).toHaveCSS('text-decoration-line', 'underline')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(nameOf(mark(page, one))).not.toHaveCSS('text-decoration-line', 'underline')
})

test('at 768 px the marks of the map lead to the cards', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/projects')
  for (const project of projects) await nameOnMap(page, project).click({ trial: true })
  const last = projects.at(-1) ?? projects[0]
  await nameOnMap(page, last).click()
  await expect(cardOf(page, last).getByRole('heading')).toBeInViewport({ ratio: 1 })
})

/** With one kind of work there is nothing to choose, whatever an address asks for. */
async function expectNoFilter(page: Page) {
  await visit(page, '/projects?category=irrigation')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(projects.length)
}

/** The choice as the filter, the cards and the map all show it. */
async function expectChoice(page: Page, choice: FilterChoice) {
  const label = filterChoices.find(({ value }) => value === choice)?.label
  if (label) await expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked()
  const shown = projectsIn(choice)
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
    shown.map(({ location, title }) => `${location}: ${title}`),
  )
  // a mark that is not chosen is pale
  const marks = projects.map((each) => [`#${each.slug}`, shown.includes(each) ? 1 : 'pale'])
  await expect.poll(() => opacityOfMarks(page)).toEqual(marks)
}

async function choose(page: Page, choice: FilterChoice) {
  const label = filterChoices.find(({ value }) => value === choice)?.label ?? ''
  await page.getByRole('radio', { name: label, exact: true }).check()
  // the address follows once the cards are painted; another choice before that takes its place
  if (hasReact(page)) {
    await expect(page).toHaveURL(choice === 'all' ? '/projects' : `/projects?category=${choice}`)
  }
}

function cardOf(page: Page, { description }: Project) {
  return page.getByRole('article').filter({ hasText: description })
}

/** The map is for the eye only, so its marks have no role to be found by. */
function mark(page: Page, { slug }: Project) {
  return page.getByRole('main').locator(`svg a[href="#${slug}"]`)
}

/** Half way from here to the name may be what belongs to a neighbour. */
function triangle(page: Page, project: Project) {
  return mark(page, project).locator('path').nth(1)
}

/** The triangle where the map has no room for a name. */
function nameOnMap(page: Page, project: Project) {
  return mark(page, project).locator('path, text').last()
}

function nameOf(place: Locator) {
  return place.locator('text')
}

function opacityOfMarks(page: Page) {
  return page
    .getByRole('main')
    .locator('svg a')
    .evaluateAll((marks) =>
      marks.map((each) => {
        const opacity = Number(getComputedStyle(each).opacity)
        return [each.getAttribute('href'), opacity < 0.5 ? 'pale' : opacity]
      }),
    )
}
