import { besideIt } from '#src/components/pictures/picture-files.ts'
import type { Picture } from '#src/content/picture-fields.ts'

/** What a service is known by, from near by: a picture of its own beside that of the model. */
export function closeUpOf(picture: Picture): Picture {
  return besideIt(picture, 'close')
}
