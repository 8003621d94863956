import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { ServiceCard } from '#app/components/cards/service-card.tsx'
import { ButtonLink } from '#app/components/parts/button.tsx'
import { ClosingBand } from '#app/components/parts/closing-band.tsx'
import { Dialog } from '#app/components/parts/dialog.tsx'
import { Icon } from '#app/components/parts/icon.tsx'
import { PageHead } from '#app/components/parts/page-head.tsx'
import { RuledList } from '#app/components/parts/ruled-list.tsx'
import { Share } from '#app/components/parts/share.tsx'
import { useHydrated } from '#app/components/parts/use-hydrated.ts'
import { Picture } from '#app/components/pictures/picture.tsx'
import { menu, pages } from '#app/content/pages.ts'
import { type Service, services } from '#app/content/services.ts'
import { handedOn, shareableService } from '#app/content/shareable.ts'

import styles from './services.module.css'

export default function ServicesPage() {
  const { open, close, openId } = useOpenService()
  return (
    <>
      <PageHead {...pages.services} pageCount={menu.length} />
      <section className={`page-grid ${styles.services}`} aria-label="Our services">
        <ul role="list" className={styles.cards}>
          {services.map((service, index) => {
            const code = `${pages.services.letter}-${index + 1}`
            return (
              <li key={service.id}>
                <ServiceCard
                  service={service}
                  code={code}
                  onOpen={() => open(service.id)}
                  first={index === 0}
                />
                <ServiceDialog
                  service={service}
                  code={code}
                  open={openId === service.id}
                  onClose={() => close(service.id)}
                />
              </li>
            )
          })}
        </ul>
      </section>
      <ClosingBand {...pages.services.closing} />
    </>
  )
}

type ServiceDialogProps = { service: Service; code: string; open: boolean; onClose: () => void }

function ServiceDialog({ service, code, open, onClose }: ServiceDialogProps) {
  const { id, title, details, icon, imageUrl, imageAlt, subServices, subject } = service
  return (
    <Dialog
      id={id}
      title={title}
      open={open}
      onClose={onClose}
      bar={
        <p className={`label ${styles.bar}`}>
          <Icon name={icon} />
          {code} <span className="soft">Our services</span>
        </p>
      }
      picture={
        <Picture
          src={imageUrl}
          alt={imageAlt}
          title={title}
          sizes="(min-width: 1170px) 620px, (min-width: 900px) 52vw, 100vw"
        />
      }
    >
      <p className="lead">{details}</p>
      <RuledList items={subServices} />
      <ButtonLink to={`/contact?${new URLSearchParams({ subject })}`} arrow>
        Inquire About This Service
      </ButtonLink>
      <Share {...handedOn(shareableService(service))} />
    </Dialog>
  )
}

const OPENED_HERE = { state: { openedHere: true }, preventScrollReset: true }
const CLOSED_HERE = { replace: true, preventScrollReset: true }

/** Which service is open is kept in the address: /services#renewable-energy. */
function useOpenService() {
  const navigate = useNavigate()
  const location = useLocation()
  const { hash, state } = location
  // the page as built knows no fragment, so the first render may not either
  const openId = useHydrated() ? hash.slice(1) : ''

  // a closing leaves the address only after a moment, and what is asked for meanwhile comes after
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
    // closed by the address already, or opened by the browser alone: nothing to take back
    if (window.location.hash !== `#${id}`) return
    if (state?.openedHere === true && window.history.length > 1) {
      closing.current = { id }
      void navigate(-1)
    } else void navigate({ hash: '' }, CLOSED_HERE)
  }

  return { open, close, openId }
}
