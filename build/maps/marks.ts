import { type Coordinates, type Mark, onMap } from '#src/components/maps/coordinates.ts'
import { slugOfOffice } from '#src/content/contact.ts'
import type { Facts } from '#src/content/read.ts'

import { isInCountry } from './country.ts'

type Tip = { x: number; y: number }
type Shoulder = readonly [dx: number, dy: number]
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A place with the name that the map writes beside it. */
type Place = { location: string; coordinates: Coordinates }

/** What a mark takes, where a map draws it largest, in the map's units like all that follows. */
const MARK = { width: 31, height: 28 }
/** What a letter of the largest names takes in any face, and the height of their line. */
const LETTER = 24
/** What one takes in the display face. */
const USUAL_LETTER = 15
const LINE = 44
/** As long a sloping line leads to a name that is still beside its mark. */
const NEAR = 64
/** From the end of the sloping line to the name. */
const LEVEL = 13
/** Where names may stand: on the country and the margins that every map shows. */
const SHEET: Box = [32, 24, 592, 612]

const MARK_STEPS = Array.from({ length: 25 }, (_, index) => index - 12)
const SPOTS = pairs(MARK_STEPS, MARK_STEPS).map(([column, row]): Shoulder => {
  return [column * MARK.width, row * MARK.height]
})
const SHOULDERS = pairs(
  [30, 42, -30, -42, 64, -64, 96, -96],
  [-18, 22, -40, 46, -72, 76, -110, 114],
)

/** The marks of the projects by their slugs, and of the offices by `slugOfOffice`. */
export function marksFor({ projects, contact }: Facts): Record<string, Mark> {
  const ofProjects = placed(projects).map((mark, index) => [projects[index]?.slug, mark] as const)
  const ofOffices = placed(contact.offices).map(
    (mark, index) => [slugOfOffice(index), mark] as const,
  )
  return Object.fromEntries([...ofOffices, ...ofProjects])
}

/**
 * Places marks and names on the map so that none is on another: a mark beside another of the same
 * place, and a name only where it finds room, within the country if it can. Whatever comes first
 * finds it first, and of marks with one name only the first is named.
 */
export function placed(places: readonly Place[]): Mark[] {
  const taken: Box[] = []
  const tips = places.map(({ coordinates }) => {
    const { x, y } = onMap(coordinates)
    const spots = SPOTS.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
    const tip = spots.find((each) => !taken.some((box) => overlaps(box, markBox(each)))) ?? { x, y }
    taken.push(markBox(tip))
    return tip
  })
  const named = new Set<string>()
  return tips.map((tip, index) => {
    const { location } = places[index] as Place
    const others = taken.filter((_, each) => each !== index)
    const free = SHOULDERS.filter((each) => {
      const name = nameBox(tip, each, location)
      if (!isOnSheet(name) || taken.some((box) => overlaps(box, name))) return false
      return lineBoxes(tip, each).every((point) => !others.some((box) => overlaps(box, point)))
    })
    const near = free.filter((each) => Math.hypot(...each) < NEAR)
    const onLand = near.find((each) => isOnLand(nameBox(tip, each, location, USUAL_LETTER)))
    const shoulder = onLand ?? free[0]
    if (!shoulder || named.has(location)) return tip
    named.add(location)
    taken.push(nameBox(tip, shoulder, location), ...lineBoxes(tip, shoulder))
    const [dx, dy] = shoulder
    return { ...tip, name: { dx, dy } }
  })
}

/** All pairs, the shortest first. */
function pairs(across: readonly number[], down: readonly number[]): Shoulder[] {
  const all = across.flatMap((dx) => down.map((dy): Shoulder => [dx, dy]))
  return all.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))
}

/** What a mark and its name take. */
export function boxesOf({ name, ...tip }: Mark, location: string): Box[] {
  return [markBox(tip), ...(name ? [nameBox(tip, [name.dx, name.dy], location)] : [])]
}

function markBox({ x, y }: Tip): Box {
  return [x - MARK.width / 2, y - MARK.height + 1, x + MARK.width / 2, y + 1]
}

function nameBox({ x, y }: Tip, [dx, dy]: Shoulder, location: string, letter = LETTER): Box {
  const [near, far] = [x + dx, x + dx + Math.sign(dx) * (LEVEL + location.length * letter)]
  return [Math.min(near, far), y + dy - LINE / 2, Math.max(near, far), y + dy + LINE / 2]
}

/** Points of the line from a mark to its name. */
function lineBoxes({ x, y }: Tip, [dx, dy]: Shoulder): Box[] {
  return [0.2, 0.4, 0.6, 0.8].map((part) => {
    const [at, level] = [x + dx * part, y + dy * part]
    return [at, level, at, level]
  })
}

/** Whether two boxes have a part in common. */
export function overlaps(one: Box, other: Box) {
  const isBeside = one[0] >= other[2] || other[0] >= one[2]
  const isBelow = one[1] >= other[3] || other[1] >= one[3]
  return !isBeside && !isBelow
}

function isOnSheet([left, top, right, bottom]: Box) {
  return left >= SHEET[0] && top >= SHEET[1] && right <= SHEET[2] && bottom <= SHEET[3]
}

function isOnLand([left, top, right, bottom]: Box) {
  return [left, (left + right) / 2, right].every(
    (x) => isInCountry([x, top]) && isInCountry([x, bottom]),
  )
}
