import { isPhoto } from '#src/components/pictures/picture.tsx'
import { services } from '#src/content/services.ts'

import { NeedCards } from '../need-cards.tsx'
import { needs } from '../needs.ts'

/** The pictures of the services that are for the needs, in their order. */
const pictures = needs.flatMap(
  ({ service }) => services.find(({ id }) => id === service)?.picture ?? [],
)
/** Buttons of one row look alike: where one has no model, none has. */
const areModels = pictures.length === needs.length && !pictures.some(isPhoto)

export default needs.length > 0 ? Needs : undefined

/** What a visitor may come with, right under what Home opens with. */
function Needs() {
  return (
    <div className="screen-only stretched">
      <h2>What do you need?</h2>
      <NeedCards needs={needs} models={areModels ? pictures : []} />
    </div>
  )
}
