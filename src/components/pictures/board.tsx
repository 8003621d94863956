import { isPhoto, Picture, type PictureProps } from './picture.tsx'

type BoardProps = PictureProps & {
  /** Of its frame. */
  className: string | undefined
  /** Of the frame of a model, 'board' for example; a photograph fills its own. */
  ground: string
}

/** A picture in its frame. */
export function Board({ className, ground, ...props }: BoardProps) {
  return (
    <div className={`${isPhoto(props.picture) ? 'photo' : ground} ${className}`}>
      <Picture {...props} />
    </div>
  )
}
