import { encoded } from 'virtual:pictures'

import { services } from '#src/content/services.ts'

import { closeUpOf } from '../close-up.ts'
import { NeedCards } from '../need-cards.tsx'
import { needs } from '../needs.ts'

/** What the services that are for the needs are known by, in their order. */
const closeUps = needs.flatMap(({ service }) => {
  const found = services.find(({ id }) => id === service)
  const closeUp = found && closeUpOf(found.picture)
  return closeUp && encoded[closeUp.src] ? closeUp : []
})

export default needs.length > 0 ? Needs : undefined

/** What a visitor may come with, right under what Home opens with. */
function Needs() {
  return (
    <div className="screen-only stretched">
      <h2>What do you need?</h2>
      {/* buttons of one row look alike: where one has no picture, none has */}
      <NeedCards needs={needs} pictures={closeUps.length === needs.length ? closeUps : []} />
    </div>
  )
}
