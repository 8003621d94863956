import { useContext, useEffect, useState } from 'react'
import PageActions from 'virtual:extras/page-actions'
import ProjectActions from 'virtual:extras/project-actions'

import { ProjectCard } from '#src/components/cards/project-card.tsx'
import { FilterStyles, ProjectFilter } from '#src/components/cards/project-filter.tsx'
import { DrawnMap } from '#src/components/maps/drawn-map.tsx'
import { BelowHeading } from '#src/components/parts/below-heading.tsx'
import { ClosingBand } from '#src/components/parts/closing-band.tsx'
import { EndOfFirstScreen } from '#src/components/parts/end-of-first-screen.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { RuledList } from '#src/components/parts/ruled-list.tsx'
import { Section } from '#src/components/parts/section.tsx'
import { TitleBlock } from '#src/components/parts/title-block.tsx'
import { isPhoto, ModelsNote, nearView } from '#src/components/pictures/picture.tsx'
import { figures } from '#src/content/company.ts'
import { facts } from '#src/content/facts.ts'
import { pages } from '#src/content/pages.ts'
import {
  categoryLabel,
  filterChoiceFrom,
  filterChoices,
  filterResult,
  projects,
  projectsIn,
} from '#src/content/projects.ts'
import { PageContext } from '#src/location.ts'

import compact from '#src/components/cards/compact-card.module.css'
import deeper from './deeper-ground.module.css'
import schedule from './experience.module.css'
import styles from './projects.module.css'

const { heading, intro } = pages.projects

export default function ProjectsPage() {
  const [pointedAt, pointAt] = useState<string>()
  // the place that the pointer was last over, on the map or among the cards
  const follow = (target: EventTarget, pointerType = '') => {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    const place = target.closest<HTMLElement>('[data-place]')
    pointAt(place?.dataset['place'])
  }
  return (
    <div
      className={styles.filtered}
      onPointerOver={({ target, pointerType }) => follow(target, pointerType)}
      onFocus={({ target }) => follow(target)}
    >
      <FilterStyles choices={filterChoices} />
      <section className={`page-grid ${styles.work}`}>
        <div className={styles.layout}>
          <div className={`stretched ${styles.head}`}>
            <h1 tabIndex={-1}>{heading}</h1>
            <p className="lead screen-only">{intro}</p>
            <BelowHeading>
              {filterChoices.length > 0 && (
                <ProjectFilter
                  choices={filterChoices.map((each) => ({
                    ...each,
                    count: projectsIn(each.value).length,
                  }))}
                  choiceFrom={filterChoiceFrom}
                  resultOf={filterResult}
                />
              )}
            </BelowHeading>
          </div>
          <BelowHeading>
            <Portfolio pointedAt={pointedAt} />
            <Places pointedAt={pointedAt} />
          </BelowHeading>
        </div>
      </section>
      <EndOfFirstScreen />
      <BelowHeading>
        <Schedule />
        <Capacity />
        <ClosingBand {...pages.projects.closing} layer={deeper.clay} isLight />
      </BelowHeading>
    </div>
  )
}

const widths = {
  // a desk's by more than is shown, because the files so narrow are made for phones, and blurred
  one: '(min-width: 75rem) max(50vw, 801px), (min-width: 43.75rem) max(50vw, 501px)',
  across: '(min-width: 75rem) max(89vw, 1089px), (min-width: 43.75rem) max(97vw, 801px)',
}

/** The projects, which are the key of the map: each points at its mark. */
function Portfolio({ pointedAt }: { pointedAt: string | undefined }) {
  const { place } = useContext(PageContext)
  // as a document goes to the project that its address names; the router has gone to the top
  useEffect(() => {
    if (place) window.location.replace(place)
  }, [place])
  return (
    <div className={styles.portfolio}>
      <h2 className="visually-hidden">Portfolio</h2>
      <ul role="list" className={`cards ${styles.cards}`}>
        {projects.map((project, index) => {
          const alike = projectsIn(project.category)
          const leadsAlike = project === alike[0] && alike.length % 2 === 1
          const isFirst = index === 0
          // as a last one is, which no other stands beside
          const isAlone = isFirst || (projects.length % 2 === 0 && index === projects.length - 1)
          const near = nearView(project.picture)
          // on phones, in percent of the screen
          const alone = isPhoto(project.picture) ? 97 : 75
          return (
            <li
              key={project.id}
              data-category={project.category}
              data-first={leadsAlike ? '' : undefined}
              className={pointedAt === project.slug ? styles.pointedAt : undefined}
              data-place={project.slug}
            >
              <ProjectCard
                project={project}
                type={categoryLabel(project.category)}
                sizes={{
                  wider: leadsAlike || isAlone ? widths.across : widths.one,
                  phone: near ? 88 : isFirst ? alone : 51,
                }}
                // on phones, models after the first follow it in a list
                look={near ? styles.land : isFirst ? undefined : compact.compact}
                isBelow={index > 1}
                near={near}
                first={isFirst}
              >
                {ProjectActions && <ProjectActions project={project} />}
              </ProjectCard>
            </li>
          )
        })}
      </ul>
      <ModelsNote pictures={projects.map(({ picture }) => picture)} />
    </div>
  )
}

/** Where the projects are. */
function Places({ pointedAt }: { pointedAt: string | undefined }) {
  return (
    <div className={styles.map}>
      <h2 className="screen-only">Where they are</h2>
      <DrawnMap places={projects} pointedAt={pointedAt} />
    </div>
  )
}

const sums = [figures.projects, figures.projectValue, figures.districts, figures.satisfaction]

/** What the finished work adds up to, and what the firm can do again. */
function Capacity() {
  return (
    <Section heading="Figures and capacity">
      <TitleBlock figures={sums} />
      <div className={styles.capacity}>
        {facts.about.capacityLists.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <RuledList items={items} />
          </div>
        ))}
      </div>
      {PageActions && <PageActions />}
    </Section>
  )
}

// The roles repeat the elements: some browsers drop them where CSS changes `display`.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */

/** What was finished. On phones each row is two lines, and it stays a table. */
function Schedule() {
  return (
    <Section heading="Work we have finished" ground="forest">
      <div className={`on-dark ${schedule.frame}`}>
        <table className={schedule.table} role="table">
          <caption>Completed projects, newest first</caption>
          <thead role="rowgroup">
            <tr role="row">
              {['Project', 'Period', 'Location', 'Status'].map((column) => (
                <th key={column} scope="col" role="columnheader" className="label">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {projects.map(({ id, title, year, location }) => (
              <tr key={id} role="row">
                <th scope="row" role="rowheader">
                  {title}
                </th>
                <td role="cell">{year}</td>
                <td role="cell">{location}</td>
                <td role="cell">
                  <span className={schedule.completed}>
                    <Icon name="check" />
                    <span>Completed</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
