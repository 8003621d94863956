/** What the form had when the page was last scrolled, by the page's frame. */
const before = new WeakMap<Document, readonly string[]>()

/**
 * Shows the part of a page that says what changed in the form since; of a page just opened, the part
 * that says the first of it.
 */
export async function scrollToWhatChanged(document: Document, data: unknown, isOther: boolean) {
  const now = textsIn(data)
  const known = isOther ? [] : (before.get(document) ?? [])
  before.set(document, now)
  const changed = now.filter((text) => !known.includes(text))
  await stylesIn(document)
  if (isOther) document.scrollingElement?.scrollTo({ top: 0, behavior: 'instant' })
  else elementWith(document, changed)?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Until all styles of a page have come, after which nothing in it moves. */
async function stylesIn(document: Document) {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const missing = sheets.filter(({ sheet }) => !sheet)
  const coming = missing.map((sheet) => {
    return new Promise((resolve) => {
      sheet.addEventListener('load', resolve)
      sheet.addEventListener('error', resolve)
    })
  })
  await Promise.all(coming)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 2 ? [value.trim()] : []
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value).filter(([name]) => name !== 'source' && name !== 'toGive')
  return fields.flatMap(([, each]) => textsIn(each))
}

/** What is headed by one of some texts, or else the least that says one. */
function elementWith(document: Document, texts: readonly string[]) {
  const headings = document.querySelectorAll('main :is(h1, h2, h3)')
  const all = [...headings, ...document.querySelectorAll('main *')]
  const said = new Map(all.map((element) => [element, asSaid(element.textContent)]))
  for (const text of texts.map(asSaid)) {
    const says = (element: Element) => said.get(element)?.includes(text) ?? false
    const found = all.find((element) => says(element) && ![...element.children].some(says))
    if (found) return found
  }
  return undefined
}

/** The page begins sentences with capitals, and keeps words together that the form does not. */
function asSaid(text: string) {
  return text.toLowerCase().replaceAll(/\s+/g, ' ')
}
