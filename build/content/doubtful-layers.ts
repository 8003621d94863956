import { layers } from '#src/content/ground.ts'
import type { Facts } from '#src/content/read.ts'

import type { Told } from './warning.ts'

/** A layer of a model's ground that is drawn above one which lies over it. */
export function aboutLayers({ model }: Facts['home'], told: Told) {
  const strata = model?.strata ?? []
  return strata.flatMap(({ name, y }, index) => {
    const over = strata.find((each) => {
      return layers.indexOf(each.name) < layers.indexOf(name) && each.y >= y
    })
    const what = `${name} lies below ${over?.name}, and its y is ${y}: write more than ${over?.y}`
    return over ? [told(['model', 'strata', index, 'y'], what)] : []
  })
}
