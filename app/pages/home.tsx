import { ProjectCard } from '#app/components/cards/project-card.tsx'
import { ServiceSheet } from '#app/components/cards/service-sheet.tsx'
import { mapPlace } from '#app/components/maps/map-place.ts'
import { RailMap } from '#app/components/maps/rail-map.tsx'
import { UgandaOutline } from '#app/components/maps/uganda.tsx'
import { ArrowLink } from '#app/components/parts/arrow-link.tsx'
import { ButtonLink } from '#app/components/parts/button-link.tsx'
import { ClosingBand } from '#app/components/parts/closing-band.tsx'
import { FactList } from '#app/components/parts/fact-list.tsx'
import { QuoteList } from '#app/components/parts/quote-list.tsx'
import { Section } from '#app/components/parts/section.tsx'
import { TitleBlock } from '#app/components/parts/title-block.tsx'
import { type Callout, ModelWithCallouts } from '#app/components/pictures/model-with-callouts.tsx'
import { company, figures, story } from '#app/content/company.ts'
import { offices, phoneLink } from '#app/content/contact.ts'
import { pages } from '#app/content/pages.ts'
import { isPlaceholder } from '#app/content/placeholder.ts'
import { categoryLabel, projects, recentProjects } from '#app/content/projects.ts'
import { services, type ServiceId } from '#app/content/services.ts'
import { testimonials } from '#app/content/testimonials.ts'
import { capitalised, countInWords } from '#app/content/words.ts'
import { Seo } from '#app/seo.tsx'

import styles from './home.module.css'

const { letter } = pages.home

export default function HomePage() {
  return (
    <>
      <Seo {...pages.home} />
      <Hero />
      <UgandaOutline />
      <Firm />
      <RecentProjects />
      <Services />
      <Testimonials />
      <ClosingBand
        question="What is under your land?"
        text="Tell us the place, the water you have now, and what you want to grow or build."
      >
        <ButtonLink to="/contact" look="gold" arrow>
          Contact us
        </ButtonLink>
        <ButtonLink to={phoneLink()} look="light">
          Call now
        </ButtonLink>
      </ClosingBand>
    </>
  )
}

function Hero() {
  return (
    <section className={`page-grid contoured ${styles.hero}`}>
      <div className={styles.top}>
        <div className={`stretched ${styles.text}`}>
          <h1 tabIndex={-1}>{company.slogan}</h1>
          <p className="lead">{pages.home.intro}</p>
          <div className={`actions ${styles.actions}`}>
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
          picture={{
            src: pages.home.firstPicture,
            alt: 'Scale model of a district: solar panels, a raised water tank, watered crops, a river and a village on cut-away layers of soil and rock',
            title: 'Solar pumping, storage and irrigation',
          }}
          callouts={callouts}
          strata={strata}
        />
        <p className={`soft ${styles.note}`}>
          <span className={`label ${styles.tag}`} aria-hidden="true">
            NTS
          </span>
          <span>Model 1. Solar pumping, storage and irrigation. Not to scale.</span>
        </p>
      </div>
      <div className={styles.figures}>
        <TitleBlock
          figures={[figures.experience, figures.projects, figures.projectValue, figures.turnover]}
        />
      </div>
    </section>
  )
}

const callouts: Callout[] = [
  {
    name: 'Solar panels',
    ...leadingTo('renewable-energy'),
    at: { x: 60.8, y: 34.3 },
    key: { x: 66.5, y: 29.5 },
    label: { x: 72, y: 14, side: 'right' },
  },
  {
    name: 'Water tank',
    ...leadingTo('engineering-consultancy'),
    at: { x: 41.7, y: 24.3 },
    key: { x: 46, y: 15.5 },
    label: { x: 25.7, y: 10, side: 'left' },
  },
  {
    name: 'Watered crops',
    ...leadingTo('agricultural-consultancy'),
    at: { x: 27.3, y: 53.3 },
    key: { x: 29, y: 50 },
    label: { x: 25, y: 87, side: 'left' },
  },
]

const strata = [
  { name: 'Topsoil', y: 41.7 },
  { name: 'Laterite', y: 44.9 },
  { name: 'Subsoil', y: 47.9 },
  { name: 'Rock', y: 51 },
]

function leadingTo(id: ServiceId) {
  const service = services.find((each) => each.id === id)
  return { text: service?.title ?? '', to: `/services#${id}` }
}

function Firm() {
  return (
    <Section
      number={1}
      letter={letter}
      label="The firm"
      heading={story.short.heading}
      aside={<RailMap places={projects.map(mapPlace)} named={['Kitgum', 'Kampala']} />}
    >
      <div className="two-columns">
        <div className="stack">
          <p>{story.short.text}</p>
          <ArrowLink to="/about">How we work</ArrowLink>
        </div>
        <FactList
          facts={[
            { label: offices.head.name, fact: offices.head.place },
            { label: offices.consulting.name, fact: `At ${offices.consulting.place}` },
            {
              label: figures.consultingFees.label,
              fact: capitalised(figures.consultingFees.inWords),
            },
          ]}
        />
      </div>
    </Section>
  )
}

function RecentProjects() {
  const recent = recentProjects()
  return (
    <Section
      number={2}
      letter={letter}
      label="Recent projects"
      heading={`${capitalised(countInWords(recent.length))} projects from ${recent[0]?.year}`}
      ground="board"
      layout="wide"
      aside={<ArrowLink to="/projects">See all projects</ArrowLink>}
    >
      <ul role="list" className={`cards ${styles.recent}`}>
        {recent.map((project, index) => (
          <li key={project.id}>
            <ProjectCard
              project={project}
              type={categoryLabel(project.category)}
              look={index === 0 ? 'tall' : 'side'}
              sizes={
                index === 0
                  ? '(min-width: 1440px) 760px, (min-width: 1000px) 54vw, 97vw'
                  : '(min-width: 1440px) 330px, (min-width: 1000px) 24vw, (min-width: 620px) 48vw, 97vw'
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Services() {
  return (
    <Section
      number={3}
      letter={letter}
      label="Services"
      heading={`${capitalised(countInWords(services.length))} services, one team`}
      ground="table"
      layout="wide"
      aside={
        <p className={styles.aside}>
          Take one, or let the same people carry the work from the first survey to the last tap.
        </p>
      }
    >
      <ul role="list" className={styles.services}>
        {services.map((service, index) => (
          <li key={service.id}>
            <ServiceSheet
              service={service}
              code={`${pages.services.letter}-${index + 1}`}
              to={`/services#${service.id}`}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Testimonials() {
  return (
    <Section number={4} letter={letter} label="What clients say" layout="wide">
      <QuoteList
        testimonials={testimonials.map((testimonial) => ({
          ...testimonial,
          sample: isPlaceholder(testimonial.quote),
        }))}
      />
    </Section>
  )
}
