import { Button, ButtonLink } from '#src/components/parts/button.tsx'
import { Ground } from '#src/components/parts/closing-band.tsx'
import { EndOfFirstScreen } from '#src/components/parts/end-of-first-screen.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import type { Action, Page } from '#src/content/pages.ts'

import { Board } from './board.tsx'
import { ModelsNote } from './picture.tsx'

import styles from './error-screen.module.css'

const picture = { src: 'not-found.webp' }

type ErrorScreenProps = {
  /** An address nothing answers to, or a page that failed while it was rendered. */
  notFound: boolean
  pages: readonly Page[]
  /** What else helps. */
  call: Action
}

/** What happened and where to go; last in the technical words, which are small. */
export function ErrorScreen({ notFound, pages, call }: ErrorScreenProps) {
  return (
    <>
      <section className={`page-grid contoured ${styles.screen}`}>
        <div className={`columns ${styles.columns}`}>
          <div className="stretched">
            <h1 tabIndex={-1}>
              {notFound ? 'Nothing is built here yet.' : 'This page could not be shown.'}
            </h1>
            <p className="lead">
              {notFound
                ? 'This page does not exist, or has moved. Try one of these:'
                : 'Something went wrong while loading. Load it again, or go to another page:'}
            </p>
            <nav aria-label="All pages">
              <ul role="list" className={`ruled early ${styles.pages}`}>
                {pages.map(({ path, label }) => (
                  <li key={path}>
                    <a href={path}>
                      {label}
                      <Icon name="arrow" />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={`actions early ${notFound ? styles.call : ''}`}>
              {!notFound && (
                <Button type="button" onClick={() => window.location.reload()}>
                  Load this page again
                </Button>
              )}
              <ButtonLink to={call.to} look={notFound ? 'primary' : 'outline'}>
                {call.label}
              </ButtonLink>
            </div>
          </div>
          <div className={styles.picture}>
            <Board
              className={styles.model}
              ground="alone"
              picture={picture}
              alt="Model of an empty site: two people measure bare ground between pegs and strings, and nothing is built on it yet"
              title="An empty site"
              sizes={{ wider: '(min-width: 62.5rem) 65vw', phone: 105 }}
              priority={notFound}
            />
            <ModelsNote pictures={[picture]} />
          </div>
          <p className={`soft in-line ${styles.technical}`}>
            <span>Unexpected Application Error!</span>
            {notFound && <span>404 Not Found</span>}
          </p>
        </div>
      </section>
      <EndOfFirstScreen />
      <Ground />
    </>
  )
}
