import { type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

import styles from './street-map.module.css'

type StreetMapProps = {
  title: string
  embedUrl: string
  /** What loading it costs a visitor, in megabytes. */
  megabytes: number
  /** The drawn map, which is always there. */
  children: ReactNode
}

/**
 * The provider's street map over the drawn one, once it has something to show. A visitor who saves
 * data, or whose line is slow, is asked first; where the provider cannot be reached the drawn map
 * stays.
 */
export function StreetMap({ title, embedUrl, megabytes, children }: StreetMapProps) {
  const hydrated = useHydrated()
  const [accepted, setAccepted] = useState(false)
  const [reachable, setReachable] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const asking = hydrated && !accepted && savesData()
  const wanted = hydrated && !asking

  useEffect(() => {
    if (!wanted || !frame.current) return
    // A frame that failed looks loaded from outside, so the provider is asked on its own, and only
    // when the map is on the screen.
    const abort = new AbortController()
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      fetch(embedUrl, { mode: 'no-cors', signal: abort.signal, referrerPolicy: 'no-referrer' })
        .then(() => setReachable(true))
        .catch(() => {})
    })
    seen.observe(frame.current)
    return () => {
      seen.disconnect()
      abort.abort()
    }
  }, [wanted, embedUrl])

  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {wanted && (
        // The provider's page needs its scripts and its own storage; a sandbox with both is none.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={title}
          src={embedUrl}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={loaded && reachable ? styles.shown : styles.waiting}
          onLoad={() => setLoaded(true)}
        />
      )}
      {asking && (
        <div className={styles.ask}>
          <p>Your connection is slow or saves data. The street map needs about {megabytes} MB.</p>
          <Button type="button" look="outline" onClick={() => setAccepted(true)}>
            Load map
          </Button>
        </div>
      )}
    </div>
  )
}

/** What the browser knows of the line. Not every browser tells. */
type Connection = { saveData?: boolean; effectiveType?: string }

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '')
}
