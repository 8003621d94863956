import { expect, test } from 'vitest'

import { attribute, elementsOf, wordsOf } from '#build/pages/html.ts'
import * as firm from '#src/content/company.ts'
import * as contact from '#src/content/contact.ts'
import { facts } from '#src/content/facts.ts'
import { menu } from '#src/content/pages.ts'
import { projects, recentProjects, workByYear } from '#src/content/projects.ts'
import { services, servicesHeading } from '#src/content/services.ts'
import { leaders, leadersHeading } from '#src/content/team.ts'

import * as site from './built-site.ts'

const UNSAID = /^(slug|id|picture|icon|url|category|coordinates|inWords|subject)$/

const { figures, story } = firm
const { testimonials } = facts
const { experience, projectValue, turnover } = figures
const [{ name, place }] = contact.offices
const ways = [name, place, contact.phone, contact.email]
const frame = [firm.company.name, firm.company.blurb, firm.company.socialPages, ways]
const cards = services.map(({ title, description }) => [title, description])
const hours = contact.workingHours.map((each) => [each.days, contact.hoursInWords(each)])
const work = ['What we work for', 'Our experience in figures']
const people = leaders.length > 0 ? [leadersHeading] : []
const steps = facts.about.steps.length > 0 ? [firm.stepsHeading] : []
const reasons = firm.reasons.length > 0 ? [firm.reasonsHeading] : []
const open = hours.length > 0 ? ['Working hours'] : []
const contactParts = ['Phone', 'WhatsApp', 'Email', 'Write to us', 'Find us', ...open]

/** The parts of the specification's pages, and what the content gives to each. */
const given: Readonly<Record<string, { parts: string[]; said: unknown }>> = {
  '/': {
    parts: [
      story.short.heading,
      'Recent projects',
      servicesHeading,
      ...(testimonials.length > 0 ? ['What clients say'] : []),
    ],
    said: [story.short, experience, projectValue, recentProjects(), cards, testimonials, turnover],
  },
  '/about': {
    parts: [story.long.heading, ...work, ...people, ...reasons, ...steps],
    said: [
      [
        story.long,
        workByYear(),
        facts.about.vision,
        facts.about.mission,
        facts.about.values,
        firm.reasons,
        facts.about.steps,
        leaders,
      ],
      [firm.capacity, facts.about.technicalCapabilities, experience, figures.consultingFees],
    ],
  },
  '/services': { parts: services.map(({ title }) => title), said: services },
  '/projects': {
    parts: ['Portfolio', 'Work we have finished', 'Figures and capacity'],
    said: [
      projects,
      facts.about.capacityLists,
      figures.projects,
      figures.districts,
      figures.satisfaction,
    ],
  },
  '/contact': {
    parts: contactParts,
    said: [contact.offices.map((office) => [office.name, office.place]), contact.subjects, hours],
  },
}

const specified = menu.flatMap((page) => {
  const its = given[page.path]
  return its ? [{ ...page, ...its }] : []
})

test.each(specified)(
  '$path has its parts in order, and says all that the content gives it',
  (page) => {
    const { path, heading, intro, closing } = page
    const html = site.pages.get(path) ?? ''
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
    const parts = elementsOf(main).filter(({ tagName }) => /^h[12]$/.test(tagName))
    const expected = [heading, ...page.parts, ...(closing ? [closing.question] : [])]
    // an extra may have parts among them; a service has the same heading on its card and open
    const found = parts.map(wordsOf).filter((words) => expected.includes(words))
    expect([...new Set(found)]).toEqual([...new Set(expected)])

    const elements = elementsOf(html)
    const [body] = elements.filter(({ tagName }) => tagName === 'body')
    const named = elements.flatMap((each) => [
      attribute(each, 'alt'),
      attribute(each, 'aria-label'),
    ])
    const said = [body && wordsOf(body), ...named].join(' ').replaceAll(/\s+/g, ' ')
    const texts = textsIn([frame, intro, page.said])
    expect(texts.filter((text) => !said.includes(text))).toEqual([])
  },
)

/** All texts and numbers in it that a visitor is told. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([key, each]) => (UNSAID.test(key) ? [] : textsIn(each)))
}
