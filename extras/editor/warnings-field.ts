import type { EntryMap } from '@sveltia/cms'

import type { Kind, Told } from './say-beside.ts'
import { ToldField } from './told-field.ts'
import { warningsWith } from './warnings.ts'

/** Says what in a form is hardly meant as the build would, and keeps nothing from being saved. */
export class WarningsField extends ToldField<Told> {
  protected readonly kind: Kind = { note: 'warning', role: 'status' }

  protected find(entry: EntryMap) {
    return warningsWith(entry)
  }
}
