import { pages } from '#app/content/pages.ts'
import { projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'
import { testimonials } from '#app/content/testimonials.ts'

import { expect, expectFigures, test, visit } from './site.ts'

test('Home opens with its slogan and leads to About and Services', async ({ page }) => {
  await visit(page, '/')
  const h1 = page.getByRole('heading', { level: 1 })
  await expect(h1).toHaveText("Building Uganda's Future")
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'About the firm' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await main.getByRole('link', { name: 'Our services' }).click()
  await expect(page).toHaveURL('/services')
})

test('Home sums the firm up and leads on to its story', async ({ page }) => {
  await visit(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByText('Kitgum Municipality', { exact: true })).toBeVisible()
  await expect(main.getByText('At a university in Kampala')).toBeVisible()
  await expect(main.getByText('Over UGX 1 billion')).toBeVisible()
  await main.getByRole('link', { name: 'How we work' }).click()
  await expect(page).toHaveURL('/about')
})

test('the four statistics read as text', async ({ page }) => {
  await visit(page, '/')
  await expectFigures(page, [
    '5+ Years of experience',
    '10+ Completed projects',
    'UGX 3B+ Project value',
    'UGX 400M Annual turnover',
  ])
})

test('the recent projects are the first three of 2024', async ({ page }) => {
  await visit(page, '/')
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: '2024' })
  await expect(cards).toHaveCount(3)
  const recent = projects.filter(({ year }) => year === 2024).slice(0, 3)
  for (const [index, { title, location, description }] of recent.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(`${location}: ${title}`)
    await expect(card.getByText(description)).toBeVisible()
    await expect(card.getByText('2024')).toBeVisible()
    await expect(card.getByRole('img')).toBeVisible()
  }
  expect(recent.map(({ location }) => location)).toEqual(['Kitgum', 'Kakumiro', 'Lira'])
  await page.getByRole('link', { name: 'See all projects' }).click()
  await expect(page).toHaveURL('/projects')
})

test('each of the four service cards leads to that service, open', async ({ page }) => {
  for (const { id, title, description } of services) {
    await visit(page, '/')
    await expect(page.getByRole('link', { name: /See what it includes/ })).toHaveCount(4)
    const card = page.getByRole('link', { name: `${title} See what it includes` })
    await expect(page.getByText(description).first()).toBeVisible()
    await card.click()
    await expect(page).toHaveURL(`/services#${id}`)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  }
})

test('a part of the model with a name leads to the service behind it', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Solar panels Renewable Energy' }).click()
  await expect(page).toHaveURL('/services#renewable-energy')
  await expect(page.getByRole('dialog', { name: 'Renewable Energy' })).toBeVisible()
})

test('three clients speak by role and district, in words marked as samples', async ({ page }) => {
  await visit(page, '/')
  const clients = page.getByRole('figure')
  await expect(clients).toHaveCount(3)
  expect(testimonials).toHaveLength(3)
  for (const [index, { quote, name, title }] of testimonials.entries()) {
    const client = clients.nth(index)
    await expect(client.getByRole('blockquote')).toContainText(quote)
    await expect(client.getByText(name)).toBeVisible()
    await expect(client.getByText(title)).toBeVisible()
    await expect(client.getByText('sample wording')).toBeVisible()
  }
})

test('Home ends with a call to contact the firm', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.contact.heading)
})
