/**
 * Shows an empty plot with its title in the place of each picture that cannot be loaded, also of
 * those that could not before this script came. The document listens, so that no picture needs a
 * script of its own.
 */
export function replaceFailedPictures() {
  document.addEventListener('error', ({ target }) => replace(target), { capture: true })
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image)
  }
}

function replace(image: EventTarget | null) {
  if (!(image instanceof HTMLImageElement) || image.src.startsWith('data:')) return
  const { title } = image.dataset
  if (title === undefined) return
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) {
    source.media = 'not all'
  }
  image.removeAttribute('srcset')
  image.src = emptyPlot(
    title,
    Number(image.getAttribute('width')),
    Number(image.getAttribute('height')),
  )
}

/** An empty plot with its diagonals and its name, of the same shape as the missing picture. */
function emptyPlot(title: string, width: number, height: number): string {
  const text = title.replace(/[&<>]/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="14 10" transform="translate(${width * 0.2} ${height * 0.45}) scale(${width * 0.6} ${height * 0.35})"><path vector-effect="non-scaling-stroke" d="M.5 0 1 .5.5 1 0 .5zM.5 0v1M0 .5h1"/></g><text x="50%" y="93%" font-family="system-ui,sans-serif" font-size="${width / 24}" text-anchor="middle">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
