import stops from 'virtual:extras/about-model'
import PageActions from 'virtual:extras/page-actions'

import { inRows } from '#src/components/cards/in-rows.ts'
import { BelowHeading } from '#src/components/parts/below-heading.tsx'
import { ClosingBand } from '#src/components/parts/closing-band.tsx'
import { aboveLayers, lastLayer, Layer, Rock } from '#src/components/parts/layer.tsx'
import { PageHead } from '#src/components/parts/page-head.tsx'
import { RuledList } from '#src/components/parts/ruled-list.tsx'
import { TitleBlock } from '#src/components/parts/title-block.tsx'
import { Board } from '#src/components/pictures/board.tsx'
import { ModelWithCallouts } from '#src/components/pictures/model-with-callouts.tsx'
import { isPhoto, ModelsNote } from '#src/components/pictures/picture.tsx'
import * as company from '#src/content/company.ts'
import { facts } from '#src/content/facts.ts'
import { pages } from '#src/content/pages.ts'
import { workByYear } from '#src/content/projects.ts'
import { leaders, leadersHeading } from '#src/content/team.ts'

import styles from './about.module.css'
import leadership from './leaders.module.css'
import points from './reasons-and-steps.module.css'
import '#src/styles/pipe-colours.css'

const model = facts.about.model

export default function AboutPage() {
  return (
    <>
      <PageHead {...pages.about} />
      <BelowHeading>
        <WaterStory />
        <Story />
        <VisionMissionValues />
        <InFigures />
        {leaders.length > 0 && <Leadership />}
        {company.reasons.length > 0 && <Reasons />}
        <Rock>
          {facts.about.steps.length > 0 && <Steps />}
          <ClosingBand {...pages.about.closing} className={lastLayer} />
        </Rock>
      </BelowHeading>
      {stops && <stops.Styles />}
    </>
  )
}

function WaterStory() {
  const hasBorehole = model && !isPhoto(pages.about.firstPicture)
  return (
    <section
      className={`page-grid ${styles.strip}${hasBorehole ? ` ${aboveLayers} ${styles.joined}` : ''}`}
      aria-label={model?.title}
    >
      <ModelWithCallouts
        look="strip"
        picture={pages.about.firstPicture}
        alt={facts.about.imageAlt}
        model={model}
        stops={stops}
      />
    </section>
  )
}

function Story() {
  return (
    <Layer of="Topsoil" heading={company.story.long.heading}>
      <div className={`two-columns ${styles.story}`}>
        {company.story.long.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ol role="list" className={styles.years}>
        {workByYear().map(({ year, work }) => (
          <li key={year}>
            <b>{year}</b> {work}
          </li>
        ))}
      </ol>
    </Layer>
  )
}

function VisionMissionValues() {
  return (
    <Layer of="Laterite" heading="What we work for">
      <div className={`two-columns ${styles.aims}`}>
        <div>
          <h3 className="label">Vision</h3>
          <p>{facts.about.vision}</p>
        </div>
        <div>
          <h3 className="label">Mission</h3>
          <p>{facts.about.mission}</p>
        </div>
      </div>
      <div>
        <h3 className="label">Values</h3>
        <ul role="list" className={`ruled ${styles.values}`}>
          {facts.about.values.map(({ title, description }) => (
            <li key={title}>
              <b>{title}</b> {description}
            </li>
          ))}
        </ul>
      </div>
    </Layer>
  )
}

function InFigures() {
  const { experience, projectValue, consultingFees, turnover } = company.figures
  return (
    <Layer of="Clay" heading="Our experience in figures">
      <TitleBlock figures={[experience, projectValue, consultingFees, turnover]} />
      <div className={styles.lists}>
        <h3>Capacity</h3>
        <RuledList items={company.capacity} />
        <h3>Technical capabilities</h3>
        <RuledList items={facts.about.technicalCapabilities} />
        {PageActions && <PageActions />}
      </div>
    </Layer>
  )
}

/** Like the blocks that lie whole in weathered rock. */
function Reasons() {
  return (
    <Layer of="Weathered rock" heading={company.reasonsHeading}>
      <ul role="list" className={points.reasons}>
        {company.reasons.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Layer>
  )
}

/** Down the pipe to the water, one after the other. */
function Steps() {
  return (
    <Layer of="Cracked rock" heading={company.stepsHeading}>
      <ol role="list" className={points.steps}>
        {facts.about.steps.map(({ title, description }, index) => (
          <li key={title}>
            <span className="key" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Layer>
  )
}

function Leadership() {
  const [perRowMedium, perRowWide] = [inRows(leaders.length, 3), inRows(leaders.length, 4)]
  return (
    <Layer of="Clay" heading={leadersHeading} goesOn>
      <ul role="list" className={`rows ${leadership.leaders}`}>
        {leaders.map(({ slug, role, name, description, picture }, index) => (
          <li
            key={slug}
            style={{ '--per-row-medium': perRowMedium[index], '--per-row-wide': perRowWide[index] }}
          >
            <Board
              className={leadership.figure}
              ground="standing"
              picture={picture}
              alt=""
              title={role}
              sizes={{
                wider: '(min-width: 90rem) 480px, (min-width: 43.75rem) 34vw',
                phone: isPhoto(picture) ? 30 : 38,
              }}
            />
            <div className={leadership.role}>
              {name && <p className="label">{name}</p>}
              <h3>{role}</h3>
              <p className="soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={`spread ${leadership.together}`}>
        <p className="soft">{facts.about.leadersExperience}</p>
        <ModelsNote
          pictures={[pages.about.firstPicture, ...leaders.map(({ picture }) => picture)]}
        />
      </div>
    </Layer>
  )
}
