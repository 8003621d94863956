import hasDraft from 'virtual:extras/has-draft'

/**
 * Chooses what the address asks for: /projects?category=water, /contact?subject=Other, and begins the
 * message with its words. A message that this tab keeps goes before it, and is brought back by React.
 */
export function chooseFromAddress() {
  if (hasDraft?.()) return
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    for (const each of document.querySelectorAll<HTMLInputElement>('main [type=radio]')) {
      if (each.name === name && each.value === value) each.checked = true
    }
    for (const each of document.querySelectorAll('option')) {
      if (each.closest('select')?.name === name && each.value === value) each.selected = true
    }
    for (const each of document.querySelectorAll('textarea')) {
      if (each.name === name && !each.value) each.value = value
    }
  }
}

let hydrate: () => void
const hydrated = new Promise<void>((resolve) => {
  hydrate = resolve
})

/** Tells that React's form is there, and sends what is written. */
export function handOverForm() {
  hydrate()
}

/**
 * Has the browser check the message form before React is there, which sends it. A message that is
 * complete by then is sent as soon as it is: every key that wrote it has asked for React.
 */
export function answerForm() {
  // one with an action the browser sends by itself
  const form = document.querySelector<HTMLFormElement>('main form:not([method], [action])')
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!form || !button) return
  button.disabled = false
  const wait = (event: SubmitEvent) => {
    if (event.target !== form) return
    event.preventDefault()
    void hydrated.then(() => form.requestSubmit())
  }
  document.addEventListener('submit', wait)
  void hydrated.then(() => document.removeEventListener('submit', wait))
}
