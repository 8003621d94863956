/** Something that the form says of a field. */
export type Told = {
  /** Where its field is in the form, from the outermost; none of what is in another file. */
  path: readonly string[]
  /** Beside the field. */
  sentence: string
  /** Where nothing beside it says which field. */
  inFull: string
  /** Whether it is in the file that the form is of. */
  isOwn: boolean
}

/** What kind of thing it is: how its note is called, and what that is to those who hear it. */
export type Kind = { note: 'mistake' | 'warning'; role: 'alert' | 'status' }

/** As Sveltia has classes of its own. */
const classOf = ({ note }: Kind) => `told-${note}`

/** Whether Sveltia says that something is wrong, which it does once somebody saved. */
export function wasSavingTried() {
  return Boolean(document.querySelector('[data-key-path] > .validation'))
}

/** The field of the form, or what is around it, that a path leads to; each comes as it is scrolled to. */
export function groupOf(path: readonly string[]): HTMLElement | undefined {
  if (path.length === 0) return undefined
  const found = document.querySelector<HTMLElement>(`[data-key-path="${path.join('.')}"]`)
  return found ?? groupOf(path.slice(0, -1))
}

/** Says beside each field what there is of one kind, and nothing of that kind beside the others. */
export function sayBeside(kind: Kind, told: readonly Told[]) {
  const said = new Map<HTMLElement, string[]>()
  for (const { path, sentence, inFull } of told) {
    const group = groupOf(path)
    if (!group) continue
    const words = group.dataset['keyPath'] === path.join('.') ? sentence : inFull
    said.set(group, [...(said.get(group) ?? []), words])
  }
  for (const note of document.querySelectorAll(`.${classOf(kind)}`)) {
    const group = note.parentElement
    if (!group || said.has(group)) continue
    note.remove()
    mark(group)
  }
  for (const [group, sentences] of said) say(kind, group, sentences.join(' '))
}

function say(kind: Kind, group: HTMLElement, words: string) {
  const there = group.querySelector<HTMLElement>(`:scope > .${classOf(kind)}`)
  const note = there ?? document.createElement('p')
  if (!there) {
    note.className = classOf(kind)
    note.role = kind.role
    note.ariaLive = 'polite'
    note.id = `${kind.note}-in-${group.dataset['keyPath']}`
    group.querySelector(':scope > header')?.after(note)
  }
  if (note.textContent !== words) note.textContent = words
  mark(group)
}

/** Lets a field of one text say what is said of it to those who hear it. */
function mark(group: HTMLElement) {
  if (group.querySelector('[data-key-path]')) return
  const notes = [...group.querySelectorAll(':scope > [class^="told-"]')]
  const isWrong = notes.some(({ role }) => role === 'alert')
  for (const field of group.querySelectorAll('input, textarea')) {
    if (notes.length === 0) field.removeAttribute('aria-describedby')
    else field.setAttribute('aria-describedby', notes.map(({ id }) => id).join(' '))
    field.setAttribute('aria-invalid', String(isWrong))
  }
}
