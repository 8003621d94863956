type Point = { x: number; y: number }
type Shoulder = readonly [dx: number, dy: number]
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A mark's tip on the map, and how far from it its name is, unless there is no room for one. */
export type Placed = Point & { name?: Shoulder | undefined }

/** What a mark takes, where a map draws it largest, in the map's units like all that follows. */
const MARK = { width: 31, height: 28 }
/** What a letter of the largest names takes in any face, and the height of their line. */
const LETTER = 24
const LINE = 44
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

/**
 * Places marks and names on the map so that none is on another: a mark beside another of the same
 * place, and a name only where it finds room. Whatever comes first finds it first, and of marks
 * with one name only the first is named.
 */
export function placeOnMap(places: readonly { location: string; at: Placed }[]) {
  const taken: Box[] = []
  for (const { at } of places) {
    const { x, y } = at
    const spots = SPOTS.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
    Object.assign(
      at,
      spots.find((each) => !taken.some((box) => overlaps(box, markBox(each)))),
    )
    taken.push(markBox(at))
  }
  const named = new Set<string>()
  for (const [index, { location, at }] of places.entries()) {
    const others = taken.filter((_, each) => each !== index)
    const name = SHOULDERS.find((shoulder) => {
      const box = nameBox(at, shoulder, location)
      if (!isOnSheet(box) || taken.some((each) => overlaps(each, box))) return false
      return lineBoxes(at, shoulder).every((point) => !others.some((each) => overlaps(each, point)))
    })
    if (!name || named.has(location)) continue
    named.add(location)
    taken.push(nameBox(at, name, location), ...lineBoxes(at, name))
    at.name = name
  }
}

/** All pairs, the shortest first. */
function pairs(across: readonly number[], down: readonly number[]): Shoulder[] {
  const all = across.flatMap((dx) => down.map((dy): Shoulder => [dx, dy]))
  return all.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))
}

/** What a mark and its name take. */
export function boxesOf({ location, at }: { location: string; at: Placed }): Box[] {
  return [markBox(at), ...(at.name ? [nameBox(at, at.name, location)] : [])]
}

function markBox({ x, y }: Point): Box {
  return [x - MARK.width / 2, y - MARK.height + 1, x + MARK.width / 2, y + 1]
}

function nameBox({ x, y }: Point, [dx, dy]: Shoulder, location: string): Box {
  const [near, far] = [x + dx, x + dx + Math.sign(dx) * (LEVEL + location.length * LETTER)]
  return [Math.min(near, far), y + dy - LINE / 2, Math.max(near, far), y + dy + LINE / 2]
}

/** Points of the line from a mark to its name. */
function lineBoxes({ x, y }: Point, [dx, dy]: Shoulder): Box[] {
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
