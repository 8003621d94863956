import { facts } from '#src/content/facts.ts'
import { contentFiles, type Facts } from '#src/content/read.ts'

import { readOriginals } from '../pictures/originals.ts'
import { checkContent } from './check.ts'

let shown = asShown(facts)

/** The facts that pages show; while the site is developed, of the content as it is now. */
export function shownFacts(): Promise<Facts> {
  return shown
}

/**
 * Reads content/ anew, after it changed.
 *
 * @throws with a sentence for every mistake
 */
export async function readFactsAnew() {
  shown = asShown(checkContent(contentFiles(), await readOriginals()).facts)
}

/** A page that opens with a photograph shows nothing of the model that was there before. */
async function asShown({ home, about, ...others }: Facts): Promise<Facts> {
  const originals = await readOriginals()
  const withoutHidden = <Page extends Facts['home']>(page: Page): Page => {
    const isModel = originals.get(page.picture.src)?.isPhoto === false
    return isModel ? page : { ...page, model: undefined }
  }
  return { ...others, home: withoutHidden(home), about: withoutHidden(about) }
}
