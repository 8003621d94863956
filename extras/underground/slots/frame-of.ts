import underground from '../underground.json' with { type: 'json' }
import { Underground } from '../underground.tsx'

/** Lets the surface of the one model be lifted whose underground is drawn. */
export default function frameOf(src: string) {
  return src === underground.of ? Underground : undefined
}
