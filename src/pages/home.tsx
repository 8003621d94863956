import type { ReactNode } from 'react'
import AboveFigures from 'virtual:extras/above-figures'
import frameOf from 'virtual:extras/frame-of'

import { inRows } from '#src/components/cards/in-rows.ts'
import { ProjectCard } from '#src/components/cards/project-card.tsx'
import { ServiceOnTable } from '#src/components/cards/service-on-table.tsx'
import { BelowHeading } from '#src/components/parts/below-heading.tsx'
import { ButtonLink } from '#src/components/parts/button.tsx'
import { ClosingBand } from '#src/components/parts/closing-band.tsx'
import { EndOfFirstScreen } from '#src/components/parts/end-of-first-screen.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { Section } from '#src/components/parts/section.tsx'
import { Testimonials } from '#src/components/parts/testimonials.tsx'
import { TitleBlock } from '#src/components/parts/title-block.tsx'
import { ModelWithCallouts } from '#src/components/pictures/model-with-callouts.tsx'
import { isPhoto, ModelsNote } from '#src/components/pictures/picture.tsx'
import { View } from '#src/components/pictures/view.tsx'
import { company, figures, story } from '#src/content/company.ts'
import { offices } from '#src/content/contact.ts'
import { facts } from '#src/content/facts.ts'
import { pages } from '#src/content/pages.ts'
import { isPlaceholder } from '#src/content/placeholder.ts'
import { categoryLabel, recentProjects } from '#src/content/projects.ts'
import { services, servicesHeading } from '#src/content/services.ts'
import { capitalised } from '#src/content/words.ts'

import compact from '#src/components/cards/compact-card.module.css'
import inShort from './firm.module.css'
import styles from './home.module.css'
import besideFirst from './recent-projects.module.css'
import servicesInShort from './services-in-short.module.css'

const model = facts.home.model
const testimonials = facts.testimonials
const samples = testimonials.filter(({ slug }) => isPlaceholder(`testimonials.${slug}.quote`))
const samplesNote =
  samples.length > 0 &&
  `${samples.length < testimonials.length ? 'Partly sample' : 'Sample'} wording`

export default function HomePage() {
  return (
    <>
      <Hero />
      <EndOfFirstScreen />
      <BelowHeading>
        <InFigures />
        <Firm />
        <RecentProjects />
        <Services />
        <Testimonials testimonials={testimonials} note={samplesNote} />
        <ClosingBand {...pages.home.closing} />
      </BelowHeading>
    </>
  )
}

/** A longer slogan wraps as any heading does. */
const WORDS_WITH_A_LINE_EACH = 3

function Hero() {
  const photo = isPhoto(pages.home.firstPicture)
  const hasRoom = company.slogan.split(' ').length <= WORDS_WITH_A_LINE_EACH
  return (
    <section className={`page-grid contoured ${styles.hero}`}>
      <div className={photo ? `${styles.top} ${styles.photographed}` : styles.top}>
        <div className={`stretched ${styles.text}`}>
          <h1 tabIndex={-1} style={hasRoom ? undefined : { wordSpacing: 'normal' }}>
            {company.slogan}
          </h1>
          <p className="lead">{pages.home.intro}</p>
          <div className={`actions early ${styles.actions}`}>
            <ButtonLink to="/services" arrow>
              Our services
            </ButtonLink>
            <ButtonLink to="/about" look="outline">
              About the firm
            </ButtonLink>
          </div>
        </div>
        <ModelWithCallouts
          look="hero"
          picture={pages.home.firstPicture}
          alt={facts.home.imageAlt}
          model={model && { ...model, callouts }}
          Frame={frameOf?.(pages.home.firstPicture.src)}
        />
        <ModelsNote pictures={[pages.home.firstPicture]} />
      </div>
    </section>
  )
}

function InFigures() {
  return (
    <section className={`page-grid ${styles.figures}`}>
      {AboveFigures && <AboveFigures />}
      <TitleBlock
        figures={[figures.experience, figures.projects, figures.projectValue, figures.turnover]}
      />
    </section>
  )
}

const callouts = (model?.callouts ?? []).map(({ service, ...callout }) => {
  const named = services.find(({ id }) => id === service)
  return named ? { ...callout, to: `/services#${named.id}` } : callout
})

function Firm() {
  const [headOffice, ...others] = offices
  const { label, inWords } = figures.consultingFees
  const rows = [
    [headOffice.name, headOffice.place],
    ...others.map(({ name, where }) => [name, capitalised(where)]),
    [label, capitalised(inWords)],
  ]
  return (
    <section className={`page-grid ${inShort.firm}`}>
      <div className={`stretched ${inShort.words}`}>
        <h2>{story.short.heading}</h2>
        <p className="lead">{story.short.text}</p>
        <ArrowLink to="/about">How we work</ArrowLink>
      </div>
      <View of="land" className={inShort.land} />
      <div className={`page-grid on-dark ${inShort.ground}`}>
        <dl className={inShort.facts}>
          {rows.map(([name, fact]) => (
            <div key={name}>
              <dt className="label soft">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function RecentProjects() {
  const recent = recentProjects()
  return (
    <Section
      heading="Recent projects"
      ground="clay"
      aside={<ArrowLink to="/projects">See all projects</ArrowLink>}
    >
      <ul role="list" className={`cards ${recent.length % 2 === 1 ? 'odd' : ''} ${styles.recent}`}>
        {recent.map((project, index) => {
          const isSmall = index > 0 && recent.length > 2
          return (
            <li key={project.id}>
              <ProjectCard
                project={project}
                type={categoryLabel(project.category)}
                to={`/projects#${project.slug}`}
                look={
                  isSmall
                    ? `${compact.compact} ${besideFirst.side}`
                    : recent.length > 2
                      ? besideFirst.newest
                      : undefined
                }
                sizes={
                  isSmall
                    ? {
                        // no less than the narrowest file that is not made for phones
                        wider:
                          '(min-width: 75rem) max(38vw, 561px), (min-width: 43.75rem) max(48vw, 501px)',
                        phone: 51,
                      }
                    : {
                        wider:
                          '(min-width: 90rem) 881px, (min-width: 75rem) 62vw, (min-width: 62.5rem) 50vw, (min-width: 43.75rem) 97vw',
                        phone: isPhoto(project.picture) ? 92 : 68,
                      }
                }
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Services() {
  const [perRowMedium, perRowWide] = [inRows(services.length, 2), inRows(services.length, 4)]
  return (
    <Section
      heading={servicesHeading}
      ground="table"
      aside={<p>For districts, organisations and farmers.</p>}
    >
      <ul
        role="list"
        className={`rows ${servicesInShort.services}${services.length > 2 ? ` ${servicesInShort.list}` : ''}`}
        style={{ '--rows': services.length }}
      >
        {services.map((service, index) => (
          <li
            key={service.id}
            style={{
              '--per-row-medium': perRowMedium[index],
              '--per-row-wide': perRowWide[index],
              '--row': index,
            }}
          >
            <ServiceOnTable service={service} to={`/services#${service.id}`} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A link in the text's own size: underlined as far as its arrow. */
function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="tap arrow-link screen-only">
      {children}
      <Icon name="arrow" />
    </a>
  )
}
