import { savesData } from '../connection.ts'

/** What shows that somebody reads the page or is about to act. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const
/** With Save-Data nothing less than the use of something that acts, by a finger or a key. */
const SIGNS_SAVING_DATA = ['pointerdown', 'click', 'input'] as const

const ACTS = 'button, summary, label, input, select, textarea, [commandfor], article'

/** Waits for the next sign that the visitor is interested in the page. */
export function signOfInterest(): Promise<void> {
  const signs: readonly string[] = savesData() ? SIGNS_SAVING_DATA : SIGNS
  return new Promise((resolve) => {
    const notice = (event: Event) => {
      if (!isSign(event)) return
      for (const sign of signs) removeEventListener(sign, notice)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, notice, { passive: true })
  })
}

function isSign({ type, target }: Event) {
  if (!(target instanceof Element)) return !savesData()
  // its document comes sooner without the site's scripts beside it
  if (/pointerdown|click/.test(type) && target.closest('a[href^="/"]')) return false
  return !savesData() || target.closest(ACTS) !== null
}
