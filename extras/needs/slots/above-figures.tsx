import { facts } from '#src/content/facts.ts'
import { pages } from '#src/content/pages.ts'

import { NeedCards } from '../need-cards.tsx'
import { needs } from '../needs.ts'

const model = facts.home.model
const cut = needs.flatMap(({ service }) => {
  return model?.fragments.find((each) => each.service === service)?.at ?? []
})
/** Of the model for each need, or none: buttons of one row look alike. */
const pieces = cut.length === needs.length ? cut : undefined

export default needs.length > 0 ? Needs : undefined

/** What a visitor may come with, right under what Home opens with. */
function Needs() {
  return (
    <div className="screen-only stretched">
      <h2>What do you need?</h2>
      <NeedCards needs={needs} model={pieces && { picture: pages.home.firstPicture, pieces }} />
    </div>
  )
}
