import type { ReactNode } from 'react'

import { Mark } from '#src/components/maps/uganda.tsx'
import { Board } from '#src/components/pictures/board.tsx'
import { skyOf } from '#src/components/pictures/picture-files.ts'
import { isPhoto, type Sizes } from '#src/components/pictures/picture.tsx'
import type { Picture } from '#src/content/picture-fields.ts'
import type { Project } from '#src/content/projects.ts'

import styles from './project-card.module.css'

type ProjectCardProps = {
  project: Project
  /** The category as the filter calls it. */
  type: string
  /** The width its picture takes, as measured from the layout. */
  sizes: Sizes
  /** A class of another look, on some screens, than that of a board under its words. */
  look?: string | undefined
  /** Whether phones fetch its picture only when somebody reads the page. */
  isBelow?: boolean
  /** The view from within that stands in its picture's place. */
  near?: Picture | undefined
  /** The one that a page begins with: its name is in the letters of the page's heading. */
  first?: boolean
  /** Where it leads, if it stands elsewhere than in the portfolio. */
  to?: string
  /** What can be done with it, at its foot. */
  children?: ReactNode
}

/**
 * A project: the place name on a board with the model standing under it, or under a photograph, and
 * under both what is said of it.
 */
export function ProjectCard(props: ProjectCardProps) {
  const { project, type, sizes, look = '', isBelow, near, first, to, children } = props
  const { title, location, year, description, picture, imageAlt } = project
  const Name = to ? 'a' : 'span'
  return (
    <article
      id={to ? undefined : project.slug}
      className={`${styles.project} ${near ? styles.near : ''} ${look}${isPhoto(picture) ? ' photographed' : ''}`}
      style={near && { '--behind': `var(${skyOf(near)})` }}
    >
      {/* before the picture, which would stand higher until the name has come */}
      <h3 className={styles.heading}>
        <Name href={to} className={`${styles.name}${first ? ' early' : ''}`}>
          <b className={styles.place} style={{ '--letters': longestWord(location) }}>
            {location}
          </b>
          <span className="visually-hidden">: </span>
          <span className={`in-line ${styles.title}`}>
            {/* as on the map */}
            {!to && <Mark category={project.category} />} {title}
          </span>
        </Name>
      </h3>
      <Board
        className={`${isBelow ? 'when-read ' : ''}${styles.board}`}
        ground={near ? '' : 'board'}
        picture={near ?? picture}
        alt={imageAlt}
        title={`${location}: ${title}`}
        sizes={sizes}
      />
      <p className={`soft ${styles.text}`}>{description}</p>
      <div className={styles.foot}>
        <dl className={first ? 'early' : undefined}>
          <div>
            <dt className="visually-hidden">Year</dt>
            <dd>{year}</dd>
          </div>
          {/* to the eye the name says it, and the mark */}
          <div className="visually-hidden">
            <dt>Type</dt>
            <dd>{type}</dd>
          </div>
        </dl>
        {children}
      </div>
    </article>
  )
}

/** The letters of the longest word. */
function longestWord(words: string): number {
  return Math.max(...words.split(/[ -]/).map((word) => word.length))
}
