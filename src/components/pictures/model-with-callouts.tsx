import type { ComponentType, ElementType, ReactNode } from 'react'

import { Icon } from '#src/components/parts/icon.tsx'
import type { Picture as PictureSource } from '#src/content/picture-fields.ts'
import type { Facts } from '#src/content/read.ts'

import { MarksOnModel } from './marks-on-model.tsx'
import { isPhoto, Picture, sizesOfFirst } from './picture.tsx'

import styles from './model-with-callouts.module.css'

type Content = NonNullable<Facts['home']['model']>

/** A named part of a model, and where it leads, if anywhere. */
export type Callout = Content['callouts'][number] & { to?: string | undefined }

/** A model with its parts. */
export type Model = Pick<Content, 'imageAlt' | 'title' | 'strata'> & {
  callouts: readonly Callout[]
}

/**
 * How a model is looked at where its callouts are stops of a way.
 *
 * @public for extras
 */
export type Stops = {
  /** Of the figure. */
  className: string
  /** Chooses a stop: what a callout is in. */
  Stop: ComponentType<{ id?: string; className?: string | undefined; children: ReactNode }>
  /** Right under the model: what the numbers of the callouts mean, by their names. */
  Key: ComponentType<{ names: readonly string[] }>
  /** The first of the callouts' list: the way to the first stop, by its id, and back from them. */
  Overview: ComponentType<{ first: string }>
  /** Over the model: the way to each of its stops. */
  Ways: ComponentType<{ callouts: readonly Callout[] }>
  /** For the end of its page. */
  Styles: ComponentType
}

type ModelWithCalloutsProps = {
  picture: PictureSource
  /** What it shows, where it has no model that says it. */
  alt: string | undefined
  /** Of the picture where it is a model; a photograph has none. */
  model: Model | undefined
  /** What the model is in, where that can more than to stand around it. */
  Frame?: ComponentType<{ children: ReactNode }> | undefined
  stops?: Stops | undefined
  /** `hero` stands at the right of the words, `strip` across the page. */
  look: 'hero' | 'strip'
}

/**
 * A model on the page with its parts named by leader lines; across a page on phones by numbered keys and a
 * list. In a photograph nothing is named.
 */
export function ModelWithCallouts(props: ModelWithCalloutsProps) {
  const { picture: shown, model, Frame = PlainFrame, stops, look } = props
  const alt = model?.imageAlt ?? props.alt ?? ''
  const title = model?.title ?? alt
  const picture = (
    <Picture picture={shown} alt={alt} title={title} sizes={sizesOfFirst(look, shown)} priority />
  )
  if (isPhoto(shown)) {
    return (
      <div className={styles.figure}>
        <div className="photo" style={{ '--shape': look === 'hero' ? 'min(75%, 58vw)' : '50%' }}>
          {picture}
        </div>
      </div>
    )
  }
  if (!model) {
    return (
      <div className={`${styles.figure} ${styles[look]}`}>
        <div className={styles.model}>{picture}</div>
      </div>
    )
  }
  const { callouts } = model
  // across a page they are too many for phones
  const isNumbered = look === 'strip'
  const followed = callouts.some(({ way }) => way) ? stops : undefined
  return (
    <div className={`${styles.figure} ${styles[look]}${followed ? ` ${followed.className}` : ''}`}>
      <Frame>
        {picture}
        <MarksOnModel {...model} isNumbered={isNumbered} />
        {followed && <followed.Ways callouts={callouts} />}
      </Frame>
      {followed && <followed.Key names={callouts.map(({ name }) => name)} />}
      <ol role="list" className={styles.list}>
        {followed && <followed.Overview first={idOf(callouts.findIndex(({ way }) => way))} />}
        {callouts.map((callout, index) => {
          const { name, text, label, leftward, to, way } = callout
          const Box = ((way && followed?.Stop) ?? (to ? 'a' : 'div')) as ElementType
          return (
            <li
              key={name}
              className={!label ? styles.toKeys : leftward ? styles.left : styles.right}
              style={{
                ...(label && { '--x': `${label.x}%`, '--y': `${label.y}%` }),
                ...(!isNumbered && besideKey(callout)),
              }}
            >
              <Box
                {...(way && followed ? { id: idOf(index) } : { href: to })}
                className={styles.callout}
              >
                {isNumbered && (
                  <span className={`key ${styles.key}`} aria-hidden="true">
                    {index + 1}
                  </span>
                )}
                <span>
                  <b className={styles.name}>{name}</b>{' '}
                  {text && <span className={styles.text}>{text}</span>}
                </span>
                {isNumbered && to && <Icon name="arrow" />}
              </Box>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function PlainFrame({ children }: { children: ReactNode }) {
  return <div className={`frame ${styles.model}`}>{children}</div>
}

function idOf(index: number) {
  return `stop-${index + 1}`
}

/** On phones the words stand at the end of their leader: under it, or at the side it comes from. */
function besideKey({ at, key }: Callout) {
  const shift = key.y > at.y ? '-6px -10px' : key.x < at.x ? '-100% -50%' : '0 -50%'
  return { '--key-x': `${key.x}%`, '--key-y': `${key.y}%`, '--shift': shift }
}
