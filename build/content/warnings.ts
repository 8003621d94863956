import type { Entry } from '#src/content/entry.ts'
import type { Facts } from '#src/content/read.ts'
import { listInWords } from '#src/content/words.ts'

import type { Originals } from '../pictures/originals.ts'
import { aboutFacts } from './doubtful-facts.ts'
import { aboutPicture } from './doubtful-pictures.ts'
import { aboutCopies, aboutTexts } from './doubtful-texts.ts'
import { changedStandIns, keptStandIns } from './stand-ins.ts'
import type { Told, Warning } from './warning.ts'
import { doubtAbout, isPlace, nameOf, placeMeant, placesIn } from './whereabouts.ts'

/**
 * What can be built and is hardly meant: each with file and line. `npm run launch-check` fails while
 * there is any.
 */
export function warningsFor(
  facts: Facts,
  entries: readonly Entry[],
  pictures: Originals,
): readonly Warning[] {
  return entries.flatMap((entry, index) => {
    const { file, lineOf } = entry
    const before = entries.slice(0, index)
    const told: Told = (path, sentence) => ({ file, line: lineOf(path), path, sentence })
    return [
      ...aboutPlaces(entry, facts, told),
      ...aboutWhatIsGone(entry, facts, told),
      ...aboutPicture(entry, before, pictures, told),
      ...aboutTexts(entry, told),
      ...aboutFacts(entry, facts, told),
      ...aboutCopies(entry, before, told),
      ...aboutOrder(entry, before, told),
      ...changedStandIns(entry, told),
      ...keptStandIns(entry, told),
    ]
  })
}

function aboutPlaces({ group, fields }: Entry, { projects, contact }: Facts, told: Told) {
  const asked = (path: readonly PropertyKey[], doubt: string | undefined) =>
    doubt ? [told(path, `the place ${doubt}: look at its name and its degrees again`)] : []
  const named = (path: readonly PropertyKey[], name: string) => {
    const meant = placeMeant(name)
    return meant ? [told(path, `'${name}' is one letter from ${meant}: look at it again`)] : []
  }
  if (group === 'projects') {
    const project = projects.find(({ slug }) => slug === fields?.['slug'])
    if (!project) return []
    const { latitude, longitude } = project.coordinates
    const known = isPlace(nameOf(project.location)) ? contact.offices : []
    const same = [...projects, ...known].find(({ coordinates: at, location }) => {
      const isThere = at.latitude === latitude && at.longitude === longitude
      return isThere && nameOf(location) !== nameOf(project.location)
    })
    const doubt = doubtAbout(project.coordinates, project.location)
    const what = same && 'slug' in same ? 'project' : 'office'
    const shared = same && `is that of the ${what} in ${same.location} too`
    return [...named(['location'], project.location), ...asked(['coordinates'], doubt ?? shared)]
  }
  if (group === 'testimonials') return named(['title'], String(fields?.['title']))
  if (group !== 'contact') return []
  const [{ town, location }] = contact.offices
  return [
    ...contact.offices.flatMap((office, index) => {
      const path = ['offices', index]
      const doubt = doubtAbout(office.coordinates, office.location, office.town)
      const said = [office.town, ...placesIn(office.place)]
      const far = said.find((name) => doubtAbout(office.coordinates, name))
      const field = far === office.town ? 'town' : 'place'
      const what = `${far} is far from ${office.location}, where the map marks this office: look at place, town, location and coordinates again`
      return [
        ...named([...path, 'location'], office.location),
        ...named([...path, 'town'], office.town),
        ...asked([...path, 'coordinates'], doubt),
        ...(far && !doubt ? [told([...path, field], what)] : []),
      ]
    }),
    ...asked(['headOfficeAt'], doubtAbout(contact.headOfficeAt, town, location)),
  ]
}

/** What states or names something that the rest of the content has no more. */
function aboutWhatIsGone({ group, fields }: Entry, facts: Facts, told: Told) {
  const { projects, services, contact } = facts
  const hasWork = (kind: string) => projects.some(({ category }) => category === kind)
  if (group === 'home') {
    const { callouts = [] } = facts.home.model ?? {}
    const ids = services.map(({ id }) => id)
    const isGone = (service?: string) => service !== undefined && !ids.includes(service)
    const cure = `which is gone: write ${listInWords(ids, 'or')}`
    return callouts.flatMap(({ name, service }, index) => {
      const what = `'${name}' leads to the service '${service}', ${cure}`
      return isGone(service) ? told(['model', 'callouts', index, 'service'], what) : []
    })
  }
  if (group === 'about') {
    return facts.about.reasons.flatMap(({ title, office, category, project }, index) => {
      const names = contact.offices.map(({ name }) => name)
      const asks = (field: string, what: string) => told(['reasons', index, field], what)
      if (office && !names.includes(office)) {
        return asks(
          'office',
          `'${title}' names the office '${office}', which is gone: write ${listInWords(names, 'or')}`,
        )
      }
      if (!category || !project || hasWork(category)) return []
      return asks(
        'category',
        `'${title}' counts projects of the kind ${category}, of which there are none: write another, or take the reason out`,
      )
    })
  }
  if (group !== 'services') return []
  const counts = [...String(fields?.['details']).matchAll(/\{(\w+)\}/g)].map(
    ([, kind = '']) => kind,
  )
  return counts.flatMap((kind) => {
    const what = `details counts {${kind}}, and there is no project of that kind: write it without the number`
    return hasWork(kind) ? [] : told(['details'], what)
  })
}

/** A place in its list that an entry before it has too. */
function aboutOrder({ group, fields }: Entry, before: readonly Entry[], told: Told) {
  const order = fields?.['order']
  if (order === undefined) return []
  const other = before.find((each) => each.group === group && each.fields?.['order'] === order)
  const what = `order ${String(order)} is that of ${other?.file} too: write another number`
  return other ? [told(['order'], what)] : []
}
