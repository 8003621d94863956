import { facts } from '#src/content/facts.ts'
import { pages } from '#src/content/pages.ts'
import { services } from '#src/content/services.ts'

import { NeedCards, type Window } from '../need-cards.tsx'
import { needs } from '../needs.ts'

const model = facts.home.model
/** Beside a photograph the needs have no pictures: buttons of one row look alike. */
const windows = model && needs.map(({ service }) => windowFor(service, model.fragments))

export default needs.length > 0 ? Needs : undefined

/** What a visitor may come with, right under what Home opens with. */
function Needs() {
  return (
    <div className="screen-only stretched">
      <h2>What do you need?</h2>
      <NeedCards needs={needs} windows={windows} />
    </div>
  )
}

type Fragments = NonNullable<typeof model>['fragments']

/** The piece of the first picture that is about a service, or else the service's own. */
function windowFor(id: string, fragments: Fragments): Window | undefined {
  const piece = fragments.find(({ service }) => service === id)
  if (piece) return { picture: pages.home.firstPicture, middle: piece.at }
  const service = services.find((each) => each.id === id)
  return service && { picture: service.picture }
}
