import type { Page } from '@playwright/test'

import {
  capacity,
  mission,
  reasons,
  story,
  technicalCapabilities,
  values,
  vision,
} from '#app/content/company.ts'
import { leaders } from '#app/content/team.ts'

import { expect, expectFigures, test, visit } from './site.ts'

test('About tells the story, the vision, the mission and the values', async ({ page }) => {
  await visit(page, '/about')
  for (const paragraph of [...story.long.paragraphs, vision, mission]) {
    await expect(page.getByText(paragraph)).toBeVisible()
  }
  for (const name of ['Vision', 'Mission', 'Values']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  for (const { title, description } of values) await expectListed(page, title, description)
})

test('About says how much the firm has done', async ({ page }) => {
  await visit(page, '/about')
  await expectFigures(page, [
    '5+ Years of experience',
    'UGX 3B+ Project value',
    'UGX 1B+ Consulting fees',
    'UGX 400M Annual turnover',
  ])
  await expect(page.getByText('For over 5 years')).toBeVisible()
  await expect(page.getByText('Over UGX 1 billion earned in consulting fees')).toBeVisible()
  await expect(page.getByText('about UGX 400 million')).toBeVisible()
})

test('About gives six reasons to choose the firm', async ({ page }) => {
  await visit(page, '/about')
  expect(reasons).toHaveLength(6)
  for (const { title, description } of reasons) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
    await expect(page.getByText(description)).toBeVisible()
  }
})

test('About lists capacity and technical capabilities', async ({ page }) => {
  await visit(page, '/about')
  for (const name of ['Capacity', 'Technical capabilities']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  }
  for (const item of [...capacity, ...technicalCapabilities]) await expectListed(page, item)
})

test('three leaders stand by their roles, and their years for all of them', async ({ page }) => {
  await visit(page, '/about')
  const roles = [
    'Managing Director',
    'Technical Field Advisor',
    'Environmental and Social Safeguards Expert',
  ]
  expect(leaders.map(({ role }) => role)).toEqual(roles)
  for (const { role, description } of leaders) {
    await expect(page.getByRole('heading', { level: 3, name: role })).toBeVisible()
    await expect(page.getByText(description)).toBeVisible()
  }
  const years = 'Our leaders bring 7 and 10 years of experience.'
  await expect(page.getByText(years, { exact: true })).toBeVisible()
})

test('About ends with a call to contact the firm', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/contact')
})

/** An item of a list that says these words and no others. */
async function expectListed(page: Page, ...words: readonly string[]) {
  const items = page.getByRole('main').getByRole('listitem')
  const said = (await items.allTextContents()).map((text) => text.trim())
  expect(said).toContain(words.join(' '))
}
