import hasDraft from 'virtual:extras/has-draft'

/**
 * Chooses what the address asks for: /projects?category=water, /contact?subject=Other&message=..., which
 * begins the message. Where this tab keeps a message, React brings both together.
 */
export function chooseFromAddress() {
  if (hasDraft?.()) return
  const asked = new URLSearchParams(window.location.search)
  for (const each of document.querySelectorAll<HTMLInputElement>('[name=category]')) {
    if (each.value === asked.get('category')) each.checked = true
  }
  for (const each of document.querySelectorAll<HTMLOptionElement>('[name=subject] option')) {
    if (each.value === asked.get('subject')) each.selected = true
  }
  for (const each of document.querySelectorAll<HTMLTextAreaElement>('[name=message]')) {
    each.value ||= asked.get('message') ?? ''
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

/** How long a message waits for React where the browser can send it too. */
const REACT_WAIT_MS = 5000

/**
 * Has the browser check the message form before React is there, which sends it, once. A message that
 * is complete by then is sent as soon as it is: every key that wrote it has asked for React. Where it
 * does not come, a form with a receiver is sent by the browser.
 */
export function answerForm() {
  const ours = 'main form:not([method], [action]), main form[method=post]'
  const form = document.querySelector<HTMLFormElement>(ours)
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!form || !button) return
  button.disabled = false
  let asked = false
  let alone: number | undefined
  const wait = (event: SubmitEvent) => {
    if (event.target !== form) return
    event.preventDefault()
    if (asked) return
    asked = true
    if (form.method === 'post') alone = window.setTimeout(() => form.submit(), REACT_WAIT_MS)
  }
  document.addEventListener('submit', wait)
  // who comes back from the receiver's page can send another one
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) asked = false
  })
  void hydrated.then(() => {
    document.removeEventListener('submit', wait)
    window.clearTimeout(alone)
    if (!asked) return
    button.disabled = false
    button.click()
  })
}
