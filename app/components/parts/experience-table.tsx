import type { Project } from '#app/content/projects.ts'

import { Icon } from './icon.tsx'

import styles from './experience-table.module.css'

// The roles repeat the elements: once a phone's styles fold the table, some browsers forget them.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */

/** The schedule of finished work. It folds into labelled blocks on phones and stays a table. */
export function ExperienceTable({ projects }: { projects: readonly Project[] }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption className="visually-hidden">Completed projects, newest first</caption>
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
                <span className={styles.completed}>
                  <Icon name="check" />
                  Completed
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
