import { savesData } from '#src/client/connection.ts'

/**
 * Lifts a model's surface once the picture of what lies below has come, and says so meanwhile. The
 * browser opens and closes the element by itself; its `data-picture` names the file.
 */
export default function liftSurface() {
  if (savesData()) document.documentElement.dataset['saves'] = ''
  document.addEventListener('click', (press) => {
    const summary = press.target instanceof Element ? press.target.closest('.lift > summary') : null
    const details = summary?.parentElement
    if (!(details instanceof HTMLDetailsElement) || details.open) return
    if (details.dataset['state'] === 'fetched') return
    press.preventDefault()
    details.dataset['state'] = 'loading'
    const picture = new Image()
    picture.src = details.dataset['picture'] ?? ''
    picture.decode().then(
      () => {
        details.dataset['state'] = 'fetched'
        details.open = true
      },
      () => {
        details.dataset['state'] = 'failed'
      },
    )
  })
}
