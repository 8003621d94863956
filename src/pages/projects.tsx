import { useState } from 'react'
import PageActions from 'virtual:extras/page-actions'
import ProjectActions from 'virtual:extras/project-actions'

import { columnsInRows } from '#src/components/cards/columns-in-rows.ts'
import { ProjectCard } from '#src/components/cards/project-card.tsx'
import { FilterStyles, ProjectFilter } from '#src/components/cards/project-filter.tsx'
import { DrawnMap } from '#src/components/maps/drawn-map.tsx'
import { Mark } from '#src/components/maps/uganda.tsx'
import { BelowHeading } from '#src/components/parts/below-heading.tsx'
import { ClosingBand } from '#src/components/parts/closing-band.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { RuledList } from '#src/components/parts/ruled-list.tsx'
import { Section } from '#src/components/parts/section.tsx'
import { TitleBlock } from '#src/components/parts/title-block.tsx'
import { isPhoto, ModelsNote } from '#src/components/pictures/picture.tsx'
import { capacityLists, figures } from '#src/content/company.ts'
import { pages } from '#src/content/pages.ts'
import {
  categoryLabel,
  filterChoiceFrom,
  filterChoices,
  filterResult,
  projects,
  projectsIn,
} from '#src/content/projects.ts'

import schedule from './experience.module.css'
import styles from './projects.module.css'

const { heading, intro } = pages.projects

export default function ProjectsPage() {
  const [pointedAt, pointAt] = useState<string>()
  // the place that the pointer was last over, in the list, on the map or among the cards, or whose
  // link has the focus
  const follow = (target: EventTarget, pointerType = '') => {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    const place = target.closest<HTMLElement>('a[data-place], [data-place]:hover')
    pointAt(place?.dataset['place'])
  }
  return (
    <div
      className={styles.filtered}
      onPointerOver={({ target, pointerType }) => follow(target, pointerType)}
      onFocus={({ target }) => follow(target)}
    >
      <FilterStyles choices={filterChoices} />
      <section className={`page-grid ${styles.head}`}>
        <div className={`columns ${styles.columns}`}>
          <div className="stretched">
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
              <Places pointedAt={pointedAt} />
              {PageActions && <PageActions />}
            </BelowHeading>
          </div>
          <BelowHeading>
            <div className={styles.map}>
              <DrawnMap
                look="open"
                places={projects}
                linkTo={(project) => `#${project.slug}`}
                pointedAt={pointedAt}
              />
            </div>
          </BelowHeading>
        </div>
      </section>
      <BelowHeading>
        <Portfolio pointedAt={pointedAt} />
        <Experience />
        <InFigures />
        <ClosingBand {...pages.projects.closing} />
      </BelowHeading>
    </div>
  )
}

type PointedProps = { pointedAt: string | undefined }

/** The places in words: the way to a card for everyone, where the map's marks are for a pointer. */
function Places({ pointedAt }: PointedProps) {
  return (
    <ol role="list" className={`ruled ${styles.places}`} aria-label="Places">
      {projects.map((project) => {
        const { slug, title, location, category, year } = project
        return (
          <li key={slug} data-category={category}>
            <a
              href={`#${slug}`}
              data-place={slug}
              className={pointedAt === slug ? styles.pointedAt : undefined}
            >
              <Mark category={category} />
              <b>{location}</b> <span className="soft">{title}</span> <b>{year}</b>
            </a>
          </li>
        )
      })}
    </ol>
  )
}

function Portfolio({ pointedAt }: PointedProps) {
  const amongAll = columnsInRows(projects.length)
  return (
    <section className={`page-grid ${styles.portfolio}`}>
      <div>
        <h2 className="visually-hidden">Portfolio</h2>
        <ul
          role="list"
          className={`cards ${projects.length % 2 === 1 ? 'odd' : ''} ${styles.cards}`}
        >
          {projects.map((project, index) => {
            const alike = projectsIn(project.category)
            const leadsAlike = project === alike[0] && alike.length % 2 === 1
            const leads = leadsAlike || (index === 0 && projects.length % 2 === 1)
            const amongAlike = columnsInRows(alike.length)[alike.indexOf(project)]
            const columns = Math.min(7, Math.max(amongAll[index] ?? 0, amongAlike ?? 0))
            return (
              <li
                key={project.id}
                data-category={project.category}
                style={{
                  '--among-all': amongAll[index],
                  '--among-alike': amongAlike,
                }}
                data-first={leadsAlike ? '' : undefined}
                className={pointedAt === project.slug ? styles.pointedAt : undefined}
                data-place={project.slug}
              >
                <ProjectCard
                  project={project}
                  type={categoryLabel(project.category)}
                  sizes={{
                    wider: `(min-width: 90rem) ${columns * 110}px, (min-width: 62.5rem) ${columns * 7.6}vw${leads ? '' : ', (min-width: 43.75rem) 48vw'}`,
                    phone: isPhoto(project.picture) ? 97 : 55,
                  }}
                  anchor={project.slug}
                >
                  {ProjectActions && <ProjectActions project={project} />}
                </ProjectCard>
              </li>
            )
          })}
        </ul>
        <ModelsNote pictures={projects.map(({ picture }) => picture)} />
      </div>
    </section>
  )
}

// The roles repeat the elements: some browsers drop them where CSS changes `display`.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */

/** The schedule of finished work. On phones each row is a line, and it stays a table. */
function Experience() {
  return (
    <Section heading="Work we have finished" ground="board">
      <div className={schedule.frame}>
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

function InFigures() {
  return (
    <Section heading="Figures and capacity">
      <TitleBlock
        figures={[figures.projects, figures.projectValue, figures.districts, figures.satisfaction]}
      />
      <div className={styles.capacity}>
        {capacityLists.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <RuledList items={items} />
          </div>
        ))}
      </div>
    </Section>
  )
}
