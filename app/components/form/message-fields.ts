import type { Subject } from '#app/content/contact.ts'

import type { ContactMessage } from './deliver.ts'
import { draft, keepTyped } from './outbox.ts'

/** The name of the field that no person meets. */
export const TRAP = 'link'

/** What stands in the fields of the contact form. */
export function messageIn(form: HTMLFormElement): ContactMessage {
  return {
    name: textIn(form, 'name'),
    email: textIn(form, 'email'),
    phone: textIn(form, 'phone'),
    // the select offers nothing else
    subject: textIn(form, 'subject') as Subject,
    message: textIn(form, 'message'),
  }
}

/** What stands in one field; empty when the form has none of this name. */
export function textIn(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '')
}

/**
 * Puts the draft into the fields that are still blank, and what was typed before the script was
 * there into the draft.
 */
export function joinWithDraft(form: HTMLFormElement) {
  const { fields } = draft()
  const typed: Record<string, string> = {}
  for (const name of Object.keys(messageIn(form)) as (keyof ContactMessage)[]) {
    const field = form.elements.namedItem(name) as HTMLInputElement
    const before = fields[name] ?? ''
    if (field.value === '') field.value = before
    else if (field.value !== before) typed[name] = field.value
  }
  if (Object.keys(typed).length > 0) keepTyped(typed)
}
