import { useEffect } from 'react'
import ServiceActions from 'virtual:extras/service-actions'

import { openServiceInAddress } from '#src/client/at-rest/services.ts'
import { ServiceCard } from '#src/components/cards/service-card.tsx'
import { ServiceDialog } from '#src/components/cards/service-dialog.tsx'
import { BelowHeading } from '#src/components/parts/below-heading.tsx'
import { ClosingBand } from '#src/components/parts/closing-band.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { PageHead } from '#src/components/parts/page-head.tsx'
import { ModelsNote } from '#src/components/pictures/picture.tsx'
import { View } from '#src/components/pictures/view.tsx'
import { pages } from '#src/content/pages.ts'
import { services } from '#src/content/services.ts'
import { useIsFromDocument } from '#src/location.ts'

import deeper from './deeper-ground.module.css'
import pipe from './pipe-to-tap.module.css'
import styles from './services.module.css'
import '#src/styles/pipe-colours.css'

export default function ServicesPage() {
  return (
    <>
      <PageHead {...pages.services} />
      <BelowHeading>
        {services.length > 1 && <Index />}
        <Services />
        <ClosingBand {...pages.services.closing} layer={deeper.cracked} />
      </BelowHeading>
    </>
  )
}

/** Each service by its name, before the models. */
function Index() {
  const inARow = { '--in-a-row': Math.min(4, services.length) }
  return (
    <nav className={`page-grid screen-only ${styles.index}`} aria-label="Services on this page">
      <ul role="list" className="early" style={inARow}>
        {services.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${summaryOf(id)}`}>
              {title}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Services() {
  const isFromDocument = useIsFromDocument()
  useEffect(() => {
    // where a link has led here, of the part of a model for example; what came with the document has been
    // opened before React was here, and is not opened again while a visitor closes it
    if (!isFromDocument) openServiceInAddress()
  }, [isFromDocument])
  return (
    <section className={`page-grid ${styles.services}`} aria-label="Our services">
      <ul role="list" className={`${styles.list} ${pipe.piped}`}>
        {services.map((service, index) => {
          const onDark = index > 0 && (services.length - index) % 4 === 2
          return (
            <li
              key={service.id}
              id={summaryOf(service.id)}
              className={`page-grid${onDark ? ` ${styles.dark}` : ''}`}
            >
              <ServiceCard service={service} priority={index === 0} onDark={onDark} />
              <ServiceDialog service={service}>
                {ServiceActions && <ServiceActions service={service} />}
              </ServiceDialog>
              {index === services.length - 1 && (
                <>
                  <ModelsNote pictures={services.map(({ picture }) => picture)} />
                  {index > 0 && <View of="tap" className={pipe.tap} />}
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Where its card stands; the address of the service itself opens its dialog. */
function summaryOf(id: string) {
  return `about-${id}`
}
