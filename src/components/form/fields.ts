/** The fields of the form by name. */
export type Fields = Readonly<Record<string, string>>

/** What the browser itself would send, hidden fields too. */
export function fieldsIn(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Those that have something, and something else than another version has. */
export function differingFrom(other: Fields, fields: Fields): Fields {
  return pick(fields, (name, value) => value !== '' && value !== other[name])
}

/** Those that the form still has as they are. */
export function unchangedIn(form: HTMLFormElement, fields: Fields): Fields {
  const now = fieldsIn(form)
  return pick(fields, (name, value) => value === now[name])
}

/** Empties those that the form still has as they are. */
export function clearUnchanged(form: HTMLFormElement, fields: Fields) {
  for (const field of fieldsNamed(form, unchangedIn(form, fields))) field.value = ''
}

/** Fills those in that are blank: what was typed before the script ran stays. */
export function fillBlanks(form: HTMLFormElement, fields: Fields) {
  for (const field of fieldsNamed(form, fields)) field.value ||= fields[field.name] ?? ''
}

function pick(fields: Fields, isSuch: (name: string, value: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => isSuch(name, value)))
}

function fieldsNamed(form: HTMLFormElement, fields: Fields) {
  return ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name in fields)
}
