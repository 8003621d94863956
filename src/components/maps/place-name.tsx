import type { Place } from '#src/content/projects.ts'

/** The name of a place at the end of a line from its mark, where the map has room for one. */
export function PlaceName({ location, at: { x, y, name } }: Place) {
  if (!name) return null
  const [dx, dy] = name
  const side = Math.sign(dx)
  return (
    <>
      <polyline
        fill="none"
        stroke="var(--ink)"
        points={`${x},${y} ${x + dx},${y + dy} ${x + dx + side * 8},${y + dy}`}
      />
      <text x={x + dx + side * 13} y={y + dy + 6} textAnchor={side > 0 ? 'start' : 'end'}>
        {location}
      </text>
    </>
  )
}
