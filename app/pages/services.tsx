import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { inRows } from '#app/components/cards/columns-in-rows.ts'
import { ServiceCard } from '#app/components/cards/service-card.tsx'
import { ServiceDialog } from '#app/components/cards/service-dialog.tsx'
import { ClosingBand } from '#app/components/parts/closing-band.tsx'
import { PageHead } from '#app/components/parts/page-head.tsx'
import { Share } from '#app/components/parts/share.tsx'
import { useHydrated } from '#app/components/parts/use-hydrated.ts'
import { ModelsNote } from '#app/components/pictures/picture.tsx'
import { menu, pages } from '#app/content/pages.ts'
import { services } from '#app/content/services.ts'
import { handedOn, shareableService } from '#app/content/shareable.ts'

import styles from './services.module.css'

export default function ServicesPage() {
  const { open, close, openId } = useOpenService()
  const rows = inRows(services.length, 2)
  return (
    <>
      <PageHead {...pages.services} pageCount={menu.length} />
      <section className={`page-grid ${styles.services}`} aria-label="Our services">
        <ul role="list" className={`rows ${styles.cards}`}>
          {services.map((service, index) => (
            <li key={service.id} style={{ '--few': rows[index] }}>
              <ServiceCard
                service={service}
                onOpen={() => open(service.id)}
                first={index === 0}
                alone={rows[index] === 1}
              />
              <ServiceDialog
                service={service}
                open={openId === service.id}
                onClose={() => close(service.id)}
              >
                <Share what="service" {...handedOn(shareableService(service))} />
              </ServiceDialog>
            </li>
          ))}
        </ul>
        <ModelsNote pictures={services.map(({ imageUrl }) => imageUrl)} />
      </section>
      <ClosingBand {...pages.services.closing} />
    </>
  )
}

const OPENED_HERE = { state: { openedHere: true }, preventScrollReset: true }
const CLOSED_HERE = { replace: true, preventScrollReset: true }

/** Which service is open is kept in the address: /services#renewable-energy. */
function useOpenService() {
  const navigate = useNavigate()
  const location = useLocation()
  const { hash, state } = location
  // the prerendered HTML knows no fragment, and the first render must match it
  const openId = useHydrated() ? hash.slice(1) : ''

  // going back changes the address asynchronously; a service opened meanwhile has to wait for it
  const closing = useRef<{ id: string; next?: string }>(undefined)

  useEffect(() => {
    const closed = closing.current
    closing.current = undefined
    if (!closed) return
    // the entry before may have had the same address
    if (location.hash === `#${closed.id}`) void navigate({ hash: '' }, CLOSED_HERE)
    else if (closed.next) void navigate({ hash: closed.next }, OPENED_HERE)
  }, [location, navigate])

  function open(id: string) {
    if (closing.current) closing.current.next = id
    else if (openId !== id) void navigate({ hash: id }, OPENED_HERE)
  }

  function close(id: string) {
    // closed by a navigation, or opened by the browser alone: nothing to undo
    if (window.location.hash !== `#${id}`) return
    if (state?.openedHere === true && window.history.length > 1) {
      closing.current = { id }
      void navigate(-1)
    } else void navigate({ hash: '' }, CLOSED_HERE)
  }

  return { open, close, openId }
}
