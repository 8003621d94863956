import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { company, figures, leadersExperience, reasons } from '#app/content/company.ts'
import { hoursInWords, offices, subjects, workingHours } from '#app/content/contact.ts'
import { isPlaceholder } from '#app/content/placeholder.ts'
import { projects } from '#app/content/projects.ts'
import { services } from '#app/content/services.ts'
import { leaders } from '#app/content/team.ts'
import { testimonials } from '#app/generated/content/testimonials.ts'

const content = {
  projects: projects.map(
    (each) => `${each.slug}: ${each.category}, ${each.location}, ${each.year}`,
  ),
  services: services.map(({ id, subject }) => `${id}: ${subject}`),
  leaders: leaders.map(({ slug, role }) => `${slug}: ${role}`),
  testimonials: testimonials.map(({ slug, name, title }) => `${slug}: ${name}, ${title}`),
  slogan: company.slogan,
  offices: offices.map(({ name, where }) => `${name} ${where}`),
  hours: workingHours.map((hours) => `${hours.days}: ${hoursInWords(hours)}`),
  subjects,
  figures: Object.values(figures).map(({ short, inWords }) => `${short}, ${inWords}`),
  leadersExperience,
  reasons: reasons.length,
}

test('the content is as specified, unless the firm has a name or other entries of its own', () => {
  const text = readFileSync('tests/built-site/specification.yaml', 'utf8')
  const specification = parse(text) as typeof content
  const isStill = isPlaceholder('company.name') && namesIn(content) === namesIn(specification)
  if (isStill) expect(content).toEqual(specification)
  else expect(content).not.toEqual(specification)
})

test('words that no client said are marked as samples', () => {
  const madeUp = /^(They came back after|What was drawn is|We could read every line)/
  const unmarked = testimonials.filter(({ slug, quote }) => {
    return madeUp.test(quote) && !isPlaceholder(`testimonials.${slug}.quote`)
  })
  expect(unmarked).toEqual([])
})

/** What the entries are called in addresses. */
function namesIn(lists: typeof content) {
  const entries = [lists.projects, lists.services, lists.leaders, lists.testimonials].flat()
  return entries.map((each) => each.replace(/:.*/, '')).join()
}
