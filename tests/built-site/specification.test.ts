import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { attribute, elementsOf, wordsOf } from '#build/pages/html.ts'
import { company, figures, reasons } from '#src/content/company.ts'
import { hoursInWords, offices, subjects, workingHours } from '#src/content/contact.ts'
import { facts as stated } from '#src/content/facts.ts'
import { menu } from '#src/content/pages.ts'
import { isPlaceholder } from '#src/content/placeholder.ts'
import { categoryLabel, projects } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'
import { leaders } from '#src/content/team.ts'

import { pages } from './built-site.ts'

// What is in content/ is the owner's, who may change any of it on any day, and no test can know
// whether it was she: so none demands that a fact is, or is not, the specification's. What follows
// holds the part of the specification that no file of content/ can change; facts that differ are
// told, as long as only developers have been at work, and never fail.

type Facts = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Specification = { fixed: Readonly<Record<string, string | string[]>>; facts: Facts }

const text = readFileSync('tests/built-site/specification.yaml', 'utf8')
const { fixed, facts } = parse(text) as Specification
const { testimonials } = stated
const isDevelopers = isPlaceholder('company.name')

/** The same of the content: entries by their names in addresses, others by what they are called. */
const content: Facts = {
  projects: of(projects, (each) => [each.slug, `${each.category}, ${each.location}, ${each.year}`]),
  services: of(services, ({ id, subject }) => [id, subject]),
  leaders: of(leaders, ({ slug, role }) => [slug, role]),
  testimonials: of(testimonials, ({ slug, name, title }) => {
    const isSample = isPlaceholder(`testimonials.${slug}.quote`)
    return [slug, `${name}, ${title}${isSample ? ', in sample words' : ''}`]
  }),
  offices: of(offices, ({ name, where }) => [name, where]),
  hours: of(workingHours, (each) => [each.days, hoursInWords(each)]),
  figures: of(Object.entries(figures), ([name, { short, inWords }]) => {
    return [name, `${short}, ${inWords}`]
  }),
  words: {
    slogan: company.slogan,
    leadersExperience: stated.about.leadersExperience,
    reasons: reasons.length,
    subjects: subjects.join(', '),
  },
}

const scripts = globSync('dist/assets/*.js').map((file) => readFileSync(file, 'utf8'))

test('the pages, the table and the form have what the specification fixes', () => {
  // the firm may have more of both
  expect(
    fixedOf(
      'pages',
      menu.map(({ path }) => path),
    ),
  ).toEqual(fixed['pages'])
  const columns = 'columns of the experience table'
  expect(fixedOf(columns, wordsIn('/projects', 'th'))).toEqual(fixed[columns])
  // of a choice that is no field they stand around it
  const labels = elementsOf(pages.get('/contact') ?? '')
    .filter((each) => each.tagName === 'label' && attribute(each, 'for'))
    .map(wordsOf)
  const fields = labels.map((each) => each.replace(/ *\(optional\)/, '').trim())
  expect(fields).toEqual(fixed['fields of the form'])
  expect(wordsIn('/contact', 'option').at(0)).toBe(fixed['choice of no subject'])
  const [, ...rows] = wordsIn('/projects', 'tr')
  expect(rows).toHaveLength(projects.length)
  for (const row of rows) expect(row).toContain(fixed['status of a project'])
})

test('the filter calls the kinds of work as specified', () => {
  const kinds = new Set(projects.map(({ category }) => categoryLabel(category)))
  for (const kind of kinds) expect(fixed['kinds of work']).toContain(kind)
  const filter = elementsOf(pages.get('/projects') ?? '').filter((each) => {
    return attribute(each, 'name') === 'category' && attribute(each, 'type') === 'radio'
  })
  expect(filter).toHaveLength(kinds.size > 1 ? kinds.size + 1 : 0)
})

test('a message is sent and thanked for, and a service asked for, in the words of the specification', () => {
  for (const when of ['button while a message is sent', 'thanks for a message']) {
    expect(scripts.join('\n')).toContain(fixed[when])
  }
  const ways = wordsIn('/services', 'a')
  expect(ways).toContain(fixed['way from the services to the form'])
  const inquiries = ways.filter((each) => each === fixed['way from a service to the form'])
  expect(inquiries).toHaveLength(services.length)
})

test('words that no client said are marked as samples', () => {
  const samples = testimonials.filter(({ slug }) => isPlaceholder(`testimonials.${slug}.quote`))
  const all = samples.length < testimonials.length ? 'Partly sample' : 'Sample'
  const marks = wordsIn('/', 'p').filter((each) => /sample wording$/i.test(each))
  expect(marks).toEqual(samples.length > 0 ? [`${all} wording`] : [])
})

test('facts that are not the specification’s are told while the firm has no name of its own', () => {
  expect(Object.keys(content)).toEqual(Object.keys(facts))
  const told = Object.keys(facts).flatMap((kind) => differences(kind))
  if (isDevelopers && told.length > 0) {
    console.info(`Otherwise than specified, which may be meant:\n${told.join('\n')}`)
  }
})

/** A sentence for each fact of a kind that the content states otherwise, has not, or has besides. */
function differences(kind: string) {
  const [now = {}, specified = {}] = [content[kind], facts[kind]]
  const names = [...new Set([...Object.keys(specified), ...Object.keys(now)])]
  return names
    .filter((name) => now[name] !== specified[name])
    .map((name) => {
      const [is, was] = [now[name], specified[name]].map((each) => String(each ?? 'nothing'))
      return `  ${kind}, ${name}: ${is}, specified: ${was}`
    })
}

function of<Each>(list: readonly Each[], fact: (each: Each) => readonly [string, unknown]) {
  return Object.fromEntries(list.map(fact))
}

/** Those of a list that the specification fixes, in the order of the site. */
function fixedOf(what: string, found: readonly string[]) {
  return found.filter((each) => fixed[what]?.includes(each))
}

/** What every element of a kind on a page says. */
function wordsIn(path: string, tag: string) {
  const elements = elementsOf(pages.get(path) ?? '').filter(({ tagName }) => tagName === tag)
  return elements.map((each) => wordsOf(each).trim())
}
