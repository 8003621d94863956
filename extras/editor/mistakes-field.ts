import type { EntryMap } from '@sveltia/cms'

import { mistakesWith, type ToldMistake } from './mistakes.ts'
import { groupOf, type Kind } from './say-beside.ts'
import { ToldField } from './told-field.ts'

/** Says what is wrong in a form as the build would, and lets nothing wrong be saved. */
export class MistakesField extends ToldField<ToldMistake> {
  protected readonly kind: Kind = { note: 'mistake', role: 'alert' }

  /** Asked by Sveltia after each change, and before it saves. */
  readonly isValid = async () => {
    // this is asked before React has given the change to this field
    await new Promise((resolve) => setTimeout(resolve))
    const mistakes = await this.check()
    const wrong = mistakes.filter(({ isOwn, isToldTwice }) => isOwn && !isToldTwice)
    return wrong.length === 0 || { error: { message: wrong.map(({ inFull }) => inFull).join(' ') } }
  }

  protected find(entry: EntryMap) {
    return mistakesWith(entry)
  }

  protected override afterTrial() {
    groupOf(['mistakes'])?.scrollIntoView({ block: 'nearest' })
  }
}
