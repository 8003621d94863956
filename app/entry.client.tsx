import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { pageMeant } from './layout/arrival.ts'

const page = pageMeant()
if (page) window.location.replace(page)
else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* a tap is answered in one go: slices would let frames pass in between */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    )
  })
}
