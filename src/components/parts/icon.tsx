import icons from './icons.json' with { type: 'json' }

/** A small drawing in the colour of the text beside it. */
export type IconName = keyof typeof icons

type Drawing = {
  viewBox: string
  strokes: readonly { d: string; strokeWidth: number; round?: boolean }[]
  fill?: string
}

export function Icon({ name }: { name: IconName }) {
  const { viewBox, strokes, fill }: Drawing = icons[name]
  return (
    <svg viewBox={viewBox} className={name === 'arrow' ? 'arrow' : undefined} aria-hidden="true">
      {strokes.map(({ d, strokeWidth, round }) => (
        <path
          key={d}
          fill="none"
          stroke="currentColor"
          strokeWidth={strokeWidth}
          strokeLinejoin={round ? 'round' : undefined}
          d={d}
        />
      ))}
      {fill && <path fill="currentColor" d={fill} />}
    </svg>
  )
}
