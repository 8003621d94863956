import { type ControlProps, getFieldType } from '@sveltia/cms'
import { Component, createRef } from 'react'

import { focus } from '../../src/content/picture-fields.ts'
import { PickedPoint } from './picked-point.tsx'
import { originals } from './told-editor.ts'

const { control: TextField } = getFieldType('string')

const known = new Map(originals)
const MIDDLE = { x: 50, y: 50 }

/**
 * What the frame of a photograph must show: as text, and where there is a photograph, by a tap on it.
 */
export class FocusField extends Component<ControlProps, { shown: string | undefined }> {
  override state = { shown: pictureShown() }
  private readonly picture = createRef<HTMLButtonElement>()
  private readonly observer = new MutationObserver(() => {
    const shown = pictureShown()
    if (shown !== this.state.shown) this.setState({ shown })
  })

  override componentDidMount() {
    const what = { subtree: true, childList: true, attributeFilter: ['src'] }
    this.observer.observe(document.body, what)
  }

  override componentWillUnmount() {
    this.observer.disconnect()
  }

  private put(x: number, y: number) {
    this.props.onChange(`${percent(x)}, ${percent(y)}`)
  }

  private readonly clear = () => {
    this.props.onChange('')
    this.picture.current?.focus()
  }

  override render() {
    const { value, forID } = this.props
    const src = this.photograph()
    const point = pointIn(value)
    const { x, y } = point ?? MIDDLE
    return (
      <>
        <TextField {...this.props} />
        {src && (
          <PickedPoint
            button={this.picture}
            name="The photograph"
            src={src}
            how="Tap what must be seen."
            id={forID}
            at={point && { x: x / 100, y: y / 100 }}
            inWords={point ? `${x} percent from the left, ${y} percent from the top` : ''}
            onPoint={(part) => this.put(part.x * 100, part.y * 100)}
            onStep={(right, down) => this.put(x + right, y + down)}
          />
        )}
        {src && value ? (
          <button type="button" className="clear-point" onClick={this.clear}>
            Let it be found by itself
          </button>
        ) : null}
      </>
    )
  }

  /** Where the form has the photograph of the entry: a model has no focus. */
  private photograph() {
    const value = String(this.props.entry?.getIn(['data', 'imageUrl']) ?? '')
    if (value.startsWith('blob:')) return value
    const isModel = known.get(value.replace(/^.*\//, ''))?.isPhoto === false
    return value && !isModel ? this.state.shown : undefined
  }
}

/** The picture as its own field shows it, smaller, from wherever Sveltia has it. */
function pictureShown() {
  const image = document.querySelector('[data-key-path="imageUrl"] img[src^="blob:"]')
  return image?.getAttribute('src') ?? undefined
}

function pointIn(value: unknown) {
  const text = String(value ?? '').trim()
  const { data } = focus.safeParse(text.split(/ ?, ?/))
  return data && { x: Number(data[0]), y: Number(data[1]) }
}

function percent(value: number) {
  return Math.round(Math.max(0, Math.min(100, value)))
}
