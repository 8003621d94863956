import type { Told } from './mistakes.ts'

/** What the form says beside its fields. */
const SAID = 'mistake'

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

/** Says beside each field what is wrong with it, and nothing beside the others. */
export function sayBeside(mistakes: readonly Told[]) {
  const said = new Map<HTMLElement, string[]>()
  for (const { path, sentence, inFull } of mistakes) {
    const group = groupOf(path)
    if (!group) continue
    const words = group.dataset['keyPath'] === path.join('.') ? sentence : inFull
    said.set(group, [...(said.get(group) ?? []), words])
  }
  for (const note of document.querySelectorAll(`.${SAID}`)) {
    if (!note.parentElement || said.has(note.parentElement)) continue
    mark(note.parentElement, undefined)
    note.remove()
  }
  for (const [group, sentences] of said) say(group, sentences.join(' '))
}

function say(group: HTMLElement, words: string) {
  const there = group.querySelector<HTMLElement>(`:scope > .${SAID}`)
  const note = there ?? document.createElement('p')
  if (!there) {
    note.className = SAID
    note.role = 'alert'
    note.ariaLive = 'polite'
    note.id = `mistake-in-${group.dataset['keyPath']}`
    group.querySelector(':scope > header')?.after(note)
  }
  if (note.textContent !== words) note.textContent = words
  mark(group, note.id)
}

/** Lets a field of one text say what is wrong with it to those who hear it. */
function mark(group: HTMLElement, note: string | undefined) {
  if (group.querySelector('[data-key-path]')) return
  for (const field of group.querySelectorAll('input, textarea')) {
    if (note === undefined) {
      field.removeAttribute('aria-describedby')
      field.setAttribute('aria-invalid', 'false')
    } else {
      field.setAttribute('aria-describedby', note)
      field.setAttribute('aria-invalid', 'true')
    }
  }
}
