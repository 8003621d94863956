import type { Facts } from '#src/content/read.ts'

type Callout = NonNullable<Facts['about']['model']>['callouts'][number]

/**
 * The styles of a model's stops: where its frame stands at each, and how far the water's way is
 * drawn. Where the browser has scroll timelines, the row itself moves them on phones: from the whole
 * model past a panel for each part.
 */
export function stylesOfStops(callouts: readonly Callout[]): string {
  const chosen = callouts.flatMap((callout, index) => {
    const here = `.followed:has(li:nth-child(${index + 2}) :checked)`
    const { x, y } = middle(callout)
    return [
      `${here} { --stop-x: ${x}; --stop-y: calc(${y}); }`,
      `${here} path:nth-child(-n + ${index + 1}) { stroke-dashoffset: 0; }`,
      `${here} circle:nth-of-type(${index + 1}) { opacity: 1; }`,
    ]
  })
  // the row can move by as many panels as there are parts: stops.css
  const at = (index: number) => `${((100 * index) / callouts.length).toFixed(2)}%`
  const scrolled = [
    ...callouts.map((_, index) => {
      const range = `${at(index)} ${at(index + 1)}`
      return `.followed .ways path:nth-child(${index + 1}) { animation-range: ${range}; }`
    }),
    '@keyframes stops {',
    ...callouts.map((callout, index) => `${at(index + 1)} { transform: ${closer(callout)}; }`),
    '}',
  ]
  return ['@media screen {', ...chosen, ...scrolled, '}', ''].join('\n')
}

/**
 * Near the part, towards where the water comes, and no further than the picture fills the frame; as high
 * as leaves the part in it, because below the model there is nothing to see. In percent of the picture.
 */
function middle({ at, way = [] }: Callout) {
  const [toX, toY] = way.at(-1) ?? [at.x, at.y]
  const x = Math.min(78, Math.max(24, (toX + 2 * at.x) / 3)).toFixed(2)
  const y = ((toY + 2 * at.y) / 3).toFixed(2)
  const half = '50 / var(--zoom)'
  return {
    x,
    y: `min(100 - var(--under) / var(--zoom), max(${half}, min(${y}, 52), ${y} - 0.4 * var(--under) / var(--zoom)))`,
  }
}

/** As at-a-stop.css says it of the stop that is chosen. */
function closer(callout: Callout) {
  const { x, y } = middle(callout)
  const [left, top] = [`${x} * var(--zoom) * 1%`, `${y} * var(--zoom) * 1%`]
  return `translate(calc(var(--mid-x) - ${left}), calc(var(--mid-y) - ${top})) scale(var(--zoom))`
}
