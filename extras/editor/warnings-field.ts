import type { EntryMap } from '@sveltia/cms'

import type { Kind, Told } from './say-beside.ts'
import { ToldField } from './told-field.ts'
import { warningsWith } from './warnings.ts'

/** Between two letters of somebody who writes, in milliseconds. */
const PAUSE = 300

/** Says what in a form is hardly meant as the build would, and keeps nothing from being saved. */
export class WarningsField extends ToldField<Told> {
  protected readonly kind: Kind = { note: 'warning', role: 'status' }

  /** It is not said while somebody writes, and need not be found then. */
  protected async find(entry: EntryMap) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return entry === this.props.entry ? warningsWith(entry) : []
  }
}
