import { useLayoutEffect } from 'react'

import { inRows } from '#app/components/cards/columns-in-rows.ts'
import { ServiceCard } from '#app/components/cards/service-card.tsx'
import { openService, ServiceDialog } from '#app/components/cards/service-dialog.tsx'
import { AfterHeading } from '#app/components/parts/after-heading.tsx'
import { afterPaint } from '#app/components/parts/after-paint.ts'
import { ClosingBand } from '#app/components/parts/closing-band.tsx'
import { PageHead } from '#app/components/parts/page-head.tsx'
import { Share } from '#app/components/parts/share.tsx'
import { ModelsNote } from '#app/components/pictures/picture.tsx'
import { menu, pages } from '#app/content/pages.ts'
import { services } from '#app/content/services.ts'
import { handedOn, shareableService } from '#app/content/shareable.ts'
import { navigate, useLocation } from '#app/location.tsx'

import styles from './services.module.css'

export default function ServicesPage() {
  const rows = inRows(services.length, 2)
  return (
    <>
      <PageHead {...pages.services} pageCount={menu.length} />
      <AfterHeading>
        <section className={`page-grid ${styles.services}`} aria-label="Our services">
          <ul role="list" className={`rows ${styles.cards}`}>
            {services.map((service, index) => (
              <li key={service.id} style={{ '--few': rows[index] }}>
                <ServiceCard service={service} first={index === 0} alone={rows[index] === 1} />
                <ServiceDialog service={service}>
                  <Share what="service" {...handedOn(shareableService(service))} />
                </ServiceDialog>
              </li>
            ))}
          </ul>
          <ModelsNote pictures={services.map(({ imageUrl }) => imageUrl)} />
        </section>
        <OpenServiceInAddress />
        <ClosingBand {...pages.services.closing} />
      </AfterHeading>
    </>
  )
}

const OPENED_HERE = 'opened here'

/** The service whose open dialog the address is about to follow. */
let pushed: string | undefined

/**
 * Keeps which service is open in the address: /services#renewable-energy. It draws nothing, so a
 * change of address draws no card again; the address follows once the dialog is painted. Effects
 * come with the change: a frame later they would close what was opened since.
 */
function OpenServiceInAddress() {
  const location = useLocation()
  const named = services.find(({ id }) => location.hash === `#${id}`)?.id

  useLayoutEffect(() => {
    // the address follows a dialog that may have been closed since
    const follows = pushed === named
    pushed = undefined
    // it may have been left since it was read, while the scripts began
    const isLeft = window.location.hash !== `#${named}`
    return named && !isLeft ? openService(named, follows) : undefined
  }, [named])

  useLayoutEffect(() => {
    // going back changes the address asynchronously
    let goingBack = false
    const follow = () => {
      const shown = document.querySelector('main dialog[open]')?.id
      if (goingBack || shown === named) return
      if (shown) {
        pushed = shown
        return navigate(`#${shown}`, { state: OPENED_HERE })
      }
      goingBack = location.state === OPENED_HERE && window.history.length > 1
      if (goingBack) window.history.back()
      else navigate(location.pathname + location.search, { replace: true })
    }
    let callOff = afterPaint(follow)
    // however it was opened or closed, by the browser alone too
    const observer = new MutationObserver(() => {
      callOff()
      callOff = afterPaint(follow)
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => {
      callOff()
      observer.disconnect()
    }
  }, [location, named])

  return null
}
