import type { Closing } from '#src/content/pages.ts'

import { ButtonLink } from './button.tsx'

import styles from './closing-band.module.css'

type ClosingBandProps = Closing & {
  /** The layer that it lies in, where the page ends below its laterite. */
  layer?: string | undefined
  /** Whether that one is as light as paper. */
  isLight?: boolean
  /** On a page that goes down through the ground itself: what it stands in, in place of a ground of its own. */
  className?: string
}

/** The ground under every page: a soil profile, in one of its layers a question and what to do. */
export function ClosingBand(props: ClosingBandProps) {
  const { question, text, actions, layer = styles.laterite, isLight, className } = props
  const [first, other] = isLight ? (['primary', 'outline'] as const) : onDark
  return (
    <section className={`page-grid screen-only ${className ?? `${styles.band} ${layer}`}`}>
      {!className && <SoilProfile />}
      <div className={`columns ${styles.columns}`}>
        <div className="stack">
          <h2>{question}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className="actions">
          {actions.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} look={index === 0 ? first : other} arrow={index === 0}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The same ground under a page that has said what to do already. */
export function Ground() {
  return (
    <div
      className={`page-grid screen-only ${styles.band} ${styles.laterite}`}
      style={{ height: '5rem' }}
      aria-hidden="true"
    >
      <SoilProfile />
      {/* in place of the words, behind which one of the layers is drawn */}
      <div />
    </div>
  )
}

const onDark = ['gold', 'light'] as const

// beyond both edges, where its outline does not show
const surface =
  'M-40 34c90 0 110-10 270 4s190-24 360-12s160 22 370 8s200-26 320-14s90-8 200-6v60H-40z'
const laterite = 'M0 56c120 0 160-8 330 8s190-22 370-12s190 18 360 4s160-20 380-14v52H0z'

function SoilProfile() {
  return (
    <svg
      className={styles.profile}
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        fill="var(--topsoil)"
        stroke="var(--forest)"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
        d={surface}
      />
      <path fill="var(--laterite-deep)" d={laterite} />
    </svg>
  )
}
