import type { Facts } from '#src/content/read.ts'

import type { Originals } from '../pictures/originals.ts'

/** The facts as pages show them: one that opens with a photograph has nothing of the model before it. */
export function withoutHiddenModels(
  { home, about, ...others }: Facts,
  originals: Originals,
): Facts {
  const shown = <Page extends Facts['home']>(page: Page): Page => {
    const isModel = originals.get(page.picture.src)?.isPhoto === false
    return isModel ? page : { ...page, model: undefined }
  }
  return { ...others, home: shown(home), about: shown(about) }
}
