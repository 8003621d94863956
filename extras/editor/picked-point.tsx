import { Component, type KeyboardEvent, type MouseEvent, type Ref } from 'react'

/** A point of a picture, in parts of its width and of its height. */
type PartOf = { x: number; y: number }

type PickedPointProps = {
  button?: Ref<HTMLButtonElement>
  /** What the picture is called, and its address. */
  name: string
  src: string
  className?: string
  /** What to tap. */
  how: string
  id: string
  /** Where the mark stands, and in words. */
  at: PartOf | undefined
  inWords: string
  onPoint: (point: PartOf) => void
  /** Moves the mark by so many steps. */
  onStep: (right: number, down: number) => void
}

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** With Shift. */
const LEAP = 10

/** A ring with a cross that leaves its middle free. */
const MARK = 'M22 8a14 14 0 1 0 .1 0zM22 1v13M22 30v13M1 22h13M30 22h13'

/**
 * A picture on which a tap sets a point; arrow keys move it. Its field says the same as text. (It has no
 * hooks, as nothing in the form has: Sveltia renders by a React of its own.)
 */
export class PickedPoint extends Component<PickedPointProps, { isPicked: boolean }> {
  /** Whether the last change was made here, and not in the field, which says its own. */
  override state = { isPicked: false }

  private readonly point = (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget, clientX, clientY, detail } = event
    const { at, onPoint } = this.props
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // Safari does not by itself
    currentTarget.focus()
    this.setState({ isPicked: true })
    if (detail > 0) onPoint({ x: (clientX - left) / width, y: (clientY - top) / height })
    // by a key, nowhere in particular
    else if (!at) onPoint({ x: 0.5, y: 0.5 })
  }

  private readonly step = (event: KeyboardEvent) => {
    const [right, down] = STEPS[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    const times = event.shiftKey ? LEAP : 1
    this.setState({ isPicked: true })
    this.props.onStep(right * times, down * times)
  }

  private readonly leave = () => this.setState({ isPicked: false })

  override render() {
    const { button, name, src, className = '', how, id, at, inWords } = this.props
    return (
      <>
        <p className="how-to-pick" id={`${id}-how`}>
          {how} <span>The arrow keys move the mark too.</span>
        </p>
        <button
          type="button"
          ref={button}
          className={`picked-point ${className}`}
          aria-label={name}
          aria-describedby={`${id}-how`}
          onClick={this.point}
          onKeyDown={this.step}
          onBlur={this.leave}
        >
          <img src={src} alt="" draggable={false} />
          {at && (
            <svg
              className="picked-mark"
              style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
              viewBox="0 0 44 44"
              aria-hidden="true"
            >
              <path d={MARK} />
              <path d={MARK} />
            </svg>
          )}
        </button>
        <output className="only-heard">{this.state.isPicked ? inWords : ''}</output>
      </>
    )
  }
}
