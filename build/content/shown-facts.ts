import { facts } from '#src/content/facts.ts'
import { contentFiles, type Facts } from '#src/content/read.ts'

import { readOriginals } from '../pictures/originals.ts'
import { checkContent } from './check.ts'
import { withoutHiddenModels } from './hidden-models.ts'

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

async function asShown(stated: Facts): Promise<Facts> {
  return withoutHiddenModels(stated, await readOriginals())
}
