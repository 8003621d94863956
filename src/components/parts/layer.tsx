import type { ReactNode } from 'react'

import type { Layer as LayerName } from '#src/content/ground.ts'

import styles from './layer.module.css'

const looks: Readonly<Record<LayerName, string | undefined>> = {
  Topsoil: styles.topsoil,
  Laterite: styles.laterite,
  Clay: styles.clay,
  'Weathered rock': styles.weathered,
  'Cracked rock': styles.cracked,
}

type LayerProps = {
  of: LayerName
  heading: string
  /** Lies in the layer of the part before it. */
  goesOn?: boolean
  children: ReactNode
}

/** A part of a page that goes down a borehole: a layer of the ground, its heading left of the pipe. */
export function Layer({ of, heading, goesOn = false, children }: LayerProps) {
  return (
    <section className={`page-grid ${styles.layer} ${looks[of]} ${goesOn ? styles.goesOn : ''}`}>
      <div className={`columns ${styles.columns}`}>
        <div className="stack rail">
          {!goesOn && (
            <span className={styles.name} aria-hidden="true">
              {of}
            </span>
          )}
          <h2>{heading}</h2>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}

/** The rock at the foot of a page, for all that lies in it. */
export function Rock({ children }: { children: ReactNode }) {
  return <div className={styles.rock}>{children}</div>
}

/** What else stands in a layer, with the pipe and its end. */
export const lastLayer = `${styles.layer} ${styles.cracked} ${styles.goesOn} ${styles.last}`

/** Where the pipe comes down from what stands on the ground. */
export const aboveLayers = styles.above
