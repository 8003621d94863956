import { nearView } from '#src/components/pictures/picture.tsx'
import { services } from '#src/content/services.ts'

import { NeedCards } from '../need-cards.tsx'
import { needs } from '../needs.ts'

/** The views of the services that are for the needs, in their order. */
const views = needs.flatMap(({ service }) => {
  const found = services.find(({ id }) => id === service)
  return (found && nearView(found.picture)) ?? []
})

export default needs.length > 0 ? Needs : undefined

/** What a visitor may come with, right under what Home opens with. */
function Needs() {
  return (
    <div className="screen-only stretched">
      <h2>What do you need?</h2>
      {/* buttons of one row look alike: where one has no view, none has */}
      <NeedCards needs={needs} views={views.length === needs.length ? views : []} />
    </div>
  )
}
