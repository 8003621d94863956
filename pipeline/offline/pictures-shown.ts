import type { Shown, WidthRule } from '../../worker/picture-choice.ts'
import { attribute, elementsOf } from '../pages/html.ts'

const RULE =
  /^(?:\(min-width: (\d+)px\) |\(max-width: (\d+)px\) and \(min-resolution: ([\d.]+)dppx\) )?(\S+|min\(\S+, \S+\))$/
const WIDTH = /^(?:(\d+)px|(\d+)vw|min\((\d+)vw, (\d+)px\))$/

/**
 * How wide each picture of pictures/ stands on the pages, as their HTML tells browsers. A picture
 * may stand at several widths. Remote pictures are left out.
 *
 * @throws when sizes are written in a way that parseSizes does not know
 */
export function picturesShown(pages: readonly string[]): Shown[] {
  const bySizes = new Map<string, Set<string>>()
  for (const source of pages.flatMap(elementsOf).filter(({ tagName }) => tagName === 'source')) {
    const picture = /^\/pictures\/(.+?)-\d+\./.exec(attribute(source, 'srcset') ?? '')?.[1]
    const sizes = attribute(source, 'sizes')
    if (!picture || !sizes) continue
    bySizes.set(sizes, (bySizes.get(sizes) ?? new Set()).add(picture))
  }
  return [...bySizes].map(([sizes, pictures]) => ({
    rules: parseSizes(sizes),
    pictures: [...pictures].toSorted(),
  }))
}

/**
 * The `sizes` of a picture as rules: a list of `(min-width: Npx) WIDTH` and
 * `(max-width: Npx) and (min-resolution: Ndppx) WIDTH` with a width alone at its end, each width
 * `Npx`, `Nvw` or `min(Nvw, Npx)`.
 *
 * @throws when it is none
 */
export function parseSizes(sizes: string): WidthRule[] {
  const rules = sizes.split(/,(?![^(]*\))/).map((part) => {
    const [, from = '0', to, density, width = ''] = RULE.exec(part.trim()) ?? []
    const [, px, vw, vwAtMost, pxAtMost] = WIDTH.exec(width) ?? []
    const wide = { vw: vw ?? vwAtMost, px: px ?? pxAtMost }
    if (!wide.vw && !wide.px)
      throw new Error(`sizes="${sizes}": '${part.trim()}' is not understood`)
    return {
      from: Number(from),
      ...(to && { to: Number(to), density: Number(density) }),
      ...(wide.vw && { vw: Number(wide.vw) }),
      ...(wide.px && { px: Number(wide.px) }),
    }
  })
  if (rules.at(-1)?.from !== 0 || rules.at(-1)?.to)
    throw new Error(`sizes="${sizes}" end with no width for all`)
  const phones = Math.max(...rules.map(({ to = 0 }) => to))
  if (rules.some(({ from }) => from > 0 && from <= phones))
    throw new Error(`sizes="${sizes}" tell dense phones another width than the rest`)
  return rules
}
