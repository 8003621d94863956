/**
 * Does something once the browser has painted what an event changed, so that the visitor is
 * answered first.
 *
 * @returns what calls it off
 */
export function afterPaint(act: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
