import type ProjectActions from 'virtual:extras/project-actions'

import { Share } from '../share.tsx'
import { shareData, shareableProject } from '../shareable.ts'

import styles from '../share.module.css'

export default (({ project }) => (
  <div className={`screen-only ${styles.project}`}>
    <Share what="project" {...shareData(shareableProject(project))} />
  </div>
)) satisfies typeof ProjectActions
