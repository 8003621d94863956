import { type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from './button.tsx'
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
  const [state, setState] = useState<'drawn' | 'asking' | 'loading' | 'reachable'>('drawn')
  const [loaded, setLoaded] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => setState(savesData() ? 'asking' : 'loading'), [])

  useEffect(() => {
    if (state !== 'loading' || !frame.current) return
    // A frame that failed looks loaded from outside, so the provider is asked on its own, and only
    // when the map is near: the frame is lazy too.
    const abort = new AbortController()
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        fetch(embedUrl, { mode: 'no-cors', signal: abort.signal, referrerPolicy: 'no-referrer' })
          .then(() => setState('reachable'))
          .catch(() => {})
      },
      { rootMargin: '600px' },
    )
    near.observe(frame.current)
    return () => {
      near.disconnect()
      abort.abort()
    }
  }, [state, embedUrl])

  return (
    <div ref={frame} className={styles.frame}>
      {children}
      {(state === 'loading' || state === 'reachable') && (
        <iframe
          title={title}
          src={embedUrl}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={loaded && state === 'reachable' ? styles.shown : styles.waiting}
          onLoad={() => setLoaded(true)}
        />
      )}
      {state === 'asking' && (
        <div className={styles.ask}>
          <p>
            Your connection is slow or saves data. The street map needs about {megabytes} MB.
          </p>
          <Button type="button" look="outline" onClick={() => setState('loading')}>
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
