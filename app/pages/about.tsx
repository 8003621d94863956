import { inRows } from '#app/components/cards/columns-in-rows.ts'
import { ClosingBand } from '#app/components/parts/closing-band.tsx'
import { PageHead } from '#app/components/parts/page-head.tsx'
import { ProfileLink } from '#app/components/parts/profile-link.tsx'
import { RuledList } from '#app/components/parts/ruled-list.tsx'
import { Section } from '#app/components/parts/section.tsx'
import { TitleBlock } from '#app/components/parts/title-block.tsx'
import { Board } from '#app/components/pictures/board.tsx'
import { ModelWithCallouts } from '#app/components/pictures/model-with-callouts.tsx'
import { isPhoto } from '#app/components/pictures/picture.tsx'
import * as company from '#app/content/company.ts'
import { menu, pages } from '#app/content/pages.ts'
import { workByYear } from '#app/content/projects.ts'
import { leaders, leadersHeading } from '#app/content/team.ts'
import { capitalised, countInWords } from '#app/content/words.ts'
import { imageAlt, model } from '#app/generated/content/about-picture.ts'

import styles from './about.module.css'

const { letter } = pages.about

export default function AboutPage() {
  return (
    <>
      <PageHead {...pages.about} pageCount={menu.length} />
      <WaterStory />
      <Story />
      <VisionMissionValues />
      <Experience />
      <Reasons />
      <Capacity />
      {leaders.length > 0 && <Leadership />}
      <ClosingBand {...pages.about.closing} />
    </>
  )
}

function WaterStory() {
  return (
    <section className={`page-grid ${styles.strip}`} aria-label={model?.title}>
      <ModelWithCallouts look="strip" src={pages.about.firstPicture} alt={imageAlt} model={model} />
    </section>
  )
}

function Story() {
  return (
    <Section number={1} letter={letter} label="Our story" heading={company.story.long.heading}>
      <div className="two-columns">
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
    </Section>
  )
}

function VisionMissionValues() {
  return (
    <Section number={2} letter={letter} label="Vision, mission, values" ground="board">
      <div className={`two-columns ${styles.aims}`}>
        <div className="stack">
          <h3 className="label">Vision</h3>
          <p>{company.vision}</p>
        </div>
        <div className="stack">
          <h3 className="label">Mission</h3>
          <p>{company.mission}</p>
        </div>
      </div>
      <div>
        <h3 className="label">Values</h3>
        <RuledList items={company.values} twoColumns />
      </div>
    </Section>
  )
}

function Experience() {
  const { experience, projectValue, consultingFees, turnover } = company.figures
  return (
    <Section number={3} letter={letter} label="Experience">
      <TitleBlock figures={[experience, projectValue, consultingFees, turnover]} />
    </Section>
  )
}

function Reasons() {
  return (
    <Section
      number={4}
      letter={letter}
      label={`${capitalised(countInWords(company.reasons.length))} reasons`}
      heading="Why clients choose us"
      joined
    >
      <ol role="list" className={`ruled ${styles.reasons}`}>
        {company.reasons.map(({ title, description }, index) => (
          <li key={title}>
            <span className="key" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="soft">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Capacity() {
  return (
    <Section number={5} letter={letter} label="What we can take on" ground="board">
      <div className="two-columns">
        <div>
          <h3>Capacity</h3>
          <RuledList items={company.capacity} />
        </div>
        <div>
          <h3>Technical capabilities</h3>
          <RuledList items={company.technicalCapabilities} />
        </div>
      </div>
      <ProfileLink />
    </Section>
  )
}

function Leadership() {
  const [few, many] = [inRows(leaders.length, 3), inRows(leaders.length, 4)]
  return (
    <Section number={6} letter={letter} label="Leadership" heading={leadersHeading} wide>
      <ul role="list" className={`rows ${styles.leaders}`}>
        {leaders.map(({ slug, role, name, description, imageUrl }, index) => (
          <li key={slug} className="cells" style={{ '--few': few[index], '--many': many[index] }}>
            <Board
              className={styles.figure}
              ground="board-ground standing"
              src={imageUrl}
              alt=""
              title={role}
              sizes={`(min-width: 1440px) 480px, (min-width: 760px) 34vw, ${isPhoto(imageUrl) ? '37vw' : '49vw'}`}
            />
            <div className={styles.role}>
              {name && <p className="label">{name}</p>}
              <h3>{role}</h3>
              <p className="soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={`soft ${styles.together}`}>{company.leadersExperience}</p>
    </Section>
  )
}
