import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'

import { ButtonLink } from '#src/components/parts/button.tsx'
import { returnFocus } from '#src/components/parts/return-focus.ts'

import { NamedMark, type NamedPlace } from './place-name.tsx'
import { SmallMap } from './uganda.tsx'

import styles from './street-map.module.css'

type StreetMapProps = {
  title: string
  /** For the box where it will be: what is named on the country there, by the slugs of their marks. */
  offices: readonly NamedPlace[]
  /** Its page to be shown here, and the one that a browser without scripts goes to. */
  embedUrl: string
  linkUrl: string
  /** How much data loading it takes, in megabytes. */
  megabytes: number
}

/** What the provider's page may take on a slow connection; a stalled request never ends. */
const TIMEOUT_MS = 30_000

/**
 * The provider's street map, loaded on request only: until then the provider learns of no visitor. If
 * it cannot be reached, loading can be retried.
 */
export function StreetMap({ title, offices, embedUrl, linkUrl, megabytes }: StreetMapProps) {
  const [state, setState] = useState<'waiting' | 'asked' | 'reached' | 'shown' | 'failed'>(
    'waiting',
  )
  const loading = state === 'asked' || state === 'reached'

  // once the button says so the request is under way
  useLayoutEffect(() => {
    if (!loading) return
    const leaving = new AbortController()
    const { signal } = leaving
    const giveUp = () => signal.aborted || setState('failed')
    const timeout = setTimeout(giveUp, TIMEOUT_MS)
    // a frame that failed fires its load event too, so the provider is asked first
    fetch(embedUrl, { mode: 'no-cors', referrerPolicy: 'no-referrer', signal }).then(
      () => setState('reached'),
      giveUp,
    )
    return () => {
      clearTimeout(timeout)
      leaving.abort()
    }
  }, [loading, embedUrl])

  const showHere = (press: MouseEvent) => {
    // in a tab or a window of its own
    if (press.ctrlKey || press.metaKey || press.shiftKey) return
    press.preventDefault()
    if (!loading) setState('asked')
  }

  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (state !== 'shown' && state !== 'failed') return
    returnFocus(box.current?.querySelector<HTMLElement>('iframe, a'))
  }, [state])

  return (
    <div ref={box} className={`screen-only ${styles.frame}`}>
      {state !== 'shown' && (
        <div className={styles.ask}>
          <SmallMap className={styles.drawn}>
            {offices.map((office) => (
              <NamedMark key={office.slug} place={office} width={26} />
            ))}
          </SmallMap>
          <div className={`spread ${styles.foot}`}>
            <p aria-live="polite">
              {state === 'failed'
                ? 'The street map cannot be reached now. Try again, or call us and ask the way.'
                : `Street map from OpenStreetMap, about ${megabytes}\u00a0MB`}
            </p>
            <ButtonLink to={linkUrl} look="outline" onClick={showHere}>
              {loading ? 'Loading...' : 'Open the street map'}
            </ButtonLink>
          </div>
        </div>
      )}
      {(state === 'reached' || state === 'shown') && (
        // The provider's page needs scripts and its own origin; a sandbox with both is none.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={title}
          src={embedUrl}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={state === 'shown' ? undefined : 'waiting'}
          onLoad={() => setState('shown')}
        />
      )}
    </div>
  )
}
