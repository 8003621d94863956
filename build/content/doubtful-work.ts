import type { Entry } from '#src/content/entry.ts'
import type { Facts } from '#src/content/read.ts'

import type { Told } from './warning.ts'
import { isPlace, nameOf } from './whereabouts.ts'

const NOT_DONE =
  /\b(construction|works?|drilling|installation) (is|are) (still )?(on-?going|in progress|under ?way)|\bunder construction\b|\b(will|expected to|due to) be (completed|finished|commissioned)\b|\bnearing completion\b/i
const OLDEST = /\bour (?:earliest|oldest|first) (.*?)project shown here\b/i
/** A number that is to follow the projects, in other brackets than it needs. */
const OTHER_BRACKETS = /[([] ?(irrigation|water|training) ?[)\]](?=( \S+){0,3} projects?\b)/i

/** What is hardly meant in the texts of a project: of another place or time, or of work that goes on. */
export function aboutProject({ fields }: Entry, { projects }: Facts, told: Told) {
  const project = projects.find(({ slug }) => slug === fields?.['slug'])
  if (!project) return []
  const { title, location, description, category, year } = project
  if (isPlace(title)) {
    return [told(['title'], `'${title}' is a place: write it as location, and the work as title`)]
  }
  const end = [' in', ' at', ',', ' -']
    .map((before) => `${before} ${nameOf(location)}`)
    .find((each) => nameOf(title).endsWith(each))
  const [undone] = NOT_DONE.exec(description) ?? []
  const [oldest, kind] = OLDEST.exec(description) ?? []
  const older = projects.find((other) => {
    return oldest && other.year < year && (!kind || other.category === category)
  })
  return [
    ...(end
      ? [told(['title'], `'${title}' ends with its place, which pages add: take '${end}' away`)]
      : []),
    ...(undone
      ? [
          told(
            ['description'],
            `'${undone}', and pages say that every project is completed: write what was done, or add it when it is finished`,
          ),
        ]
      : []),
    ...(older
      ? [
          told(
            ['description'],
            `'${oldest}' is said of ${year}, and the project in ${older.location} is of ${older.year}: write something else`,
          ),
        ]
      : []),
    ...(['description', 'imageAlt'] as const).flatMap((field) => {
      const other = placeIn(project[field])
      const what = `tells of ${other}, and the location is ${location}: write one place in both`
      return other ? [told([field], what)] : []
    }),
  ]

  /** The place that a text begins with, where that is of another project of ours. */
  function placeIn(text: string) {
    const work = text.toLowerCase().startsWith(title.toLowerCase()) ? title.length + 1 : 0
    const rest = text.slice(work)
    const [, start = ''] = /^in (\p{Lu}[^,.;:]*)/iu.exec(rest) ?? []
    const others = projects.map((each) => nameOf(each.location))
    return others.find((name) => name !== nameOf(location) && `${start} `.startsWith(`${name} `))
  }
}

/** A number of a service that stays the word in its brackets. */
export function aboutService({ fields }: Entry, told: Told) {
  const [found, kind = ''] = OTHER_BRACKETS.exec(String(fields?.['details'])) ?? []
  const what = `'${found}' does not become a number: write {${kind.toLowerCase()}}`
  return found ? [told(['details'], what)] : []
}

/** A thing in the plural, which pages count themselves. */
export function aboutReasons({ about }: Facts, told: Told) {
  return about.reasons.flatMap(({ project = '' }, index) => {
    const what = `'${project}' is for several: write it for one, pages add the number and the s`
    return project.endsWith('s') ? [told(['reasons', index, 'project'], what)] : []
  })
}
