type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Has each wrong field of the message form say its mistake beside it, in the browser's own words, in place of
 * the bubble in which the browser says only the first one's and only for a moment. The first wrong field has
 * the focus; a sentence goes when its field is mended. It listens to the document: it works with React too.
 */
export function tellMistakes() {
  document.addEventListener(
    'invalid',
    (event) => {
      const field = event.target as Field
      if (!tell(field)) return
      event.preventDefault()
      if (field.form?.querySelector(':invalid') === field) field.focus()
    },
    true,
  )
  document.addEventListener('input', ({ target }) => {
    if ((target as Field).getAttribute('aria-invalid') === 'true') tell(target as Field)
  })
}

/** Whether the field has a place for what is wrong with it. */
function tell(field: Field): boolean {
  const place = document.getElementById(`${field.id}-mistake`)
  if (!place) return false
  place.textContent = field.validationMessage
  field.setAttribute('aria-invalid', String(!field.validity.valid))
  return true
}
