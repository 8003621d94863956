import type { Page } from '#src/content/pages.ts'

import { EndOfFirstScreen } from './end-of-first-screen.tsx'

import styles from './page-head.module.css'

/** The top of a page inside the site: its heading and what it is about. */
export function PageHead({ heading, intro }: Pick<Page, 'heading' | 'intro'>) {
  return (
    <>
      <section className={`page-grid ${styles.head}`}>
        <div className={`columns ${styles.columns}`}>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className="lead">{intro}</p>
        </div>
      </section>
      <EndOfFirstScreen />
    </>
  )
}
