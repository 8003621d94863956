import type { FormEvent } from 'react'

import { keepDraft, outbox } from './outbox.ts'

/** The fields of the form by name, hidden ones too: what the browser itself would send. */
export function fieldsIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Keeps what was just typed as a draft. */
export function keepField({ target }: FormEvent<HTMLFormElement>) {
  const { name, value } = target as HTMLInputElement
  keepDraft({ ...outbox().message, [name]: value })
}

/** Fills blank fields from the draft, and keeps what was typed before the script ran. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(outbox().message)) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field && field.value === '') field.value = value
  }
  keepDraft(fieldsIn(form))
}
