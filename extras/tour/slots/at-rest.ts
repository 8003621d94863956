/** In pixels: the picture looked at closely on phones. */
const CLOSE_WIDTH = 1400

/**
 * On phones the thumb moves the row of stops along a model, which chooses the stop that is seen; the
 * row follows a choice. When it is first moved, the picture comes in more pixels.
 */
export default function followStops() {
  const sharpened = new WeakSet<Element>()
  // what an element scrolls does not bubble
  document.addEventListener(
    'scroll',
    (event) => {
      const row = rowOf(event)
      if (!row || sharpened.has(row)) return
      sharpened.add(row)
      sharpen(row.querySelector('picture'))
    },
    { capture: true, passive: true },
  )
  document.addEventListener(
    'scrollend',
    (event) => {
      const row = rowOf(event)
      if (row) chooseSeen(row)
    },
    { capture: true },
  )
  document.addEventListener('change', (event) => {
    const row = rowOf(event)
    if (!row) return
    ;(event.target as Element).scrollIntoView({ block: 'nearest', inline: 'start' })
    // all of it, as far as the screen goes
    row.scrollIntoView()
  })
}

function rowOf({ target }: Event) {
  return target instanceof Element ? target.closest('.followed') : null
}

function chooseSeen(row: Element) {
  const edge = row.getBoundingClientRect()
  const isSeen = (stop: Element) => {
    const { left, right } = stop.getBoundingClientRect()
    return left >= edge.left && right <= edge.right
  }
  const seen = [...row.querySelectorAll('input')].filter(isSeen)
  const [first] = seen
  if (first && !seen.some(({ checked }) => checked)) first.checked = true
}

/** The picture stays as it is until the sharper one is there. */
function sharpen(picture: HTMLPictureElement | null) {
  const { naturalWidth = CLOSE_WIDTH } = picture?.querySelector('img') ?? {}
  if (!picture || naturalWidth * devicePixelRatio >= CLOSE_WIDTH) return
  const closer = picture.cloneNode(true) as HTMLPictureElement
  ask(closer)
  closer.addEventListener('load', () => ask(picture), { once: true, capture: true })
}

function ask(picture: HTMLPictureElement) {
  for (const file of picture.children as HTMLCollectionOf<HTMLImageElement>) {
    file.sizes = `${CLOSE_WIDTH / devicePixelRatio}px`
  }
}
