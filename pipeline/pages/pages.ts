import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5'

import { STARTING_SCRIPT, toldToStart } from './page-scripts.ts'

type Element = DefaultTreeAdapterTypes.Element
type Edit = { start: number; end: number; text: string }

/**
 * A prerendered page as it ships: its own styles inside it, so that nothing blocks its first
 * paint, with the address of the whole site's stylesheet for when it is left by script; its font
 * asked for first; its scripts asked for last and at low priority, so that they leave a slow line
 * to the pictures. Cut and pasted by position and never written anew, because React expects its
 * own markup when it takes the page over.
 *
 * @param html a page as React Router writes it
 * @param stylesAt what this page needs of the stylesheet at an address
 * @throws when the page has no head, or asks for a stylesheet that is not there
 */
export function finishPage(
  html: string,
  stylesAt: (address: string) => string | undefined,
): string {
  const elements = elementsOf(html)
  const head = elements.find(({ tagName }) => tagName === 'head')
  const links = head?.childNodes.filter(defaultTreeAdapter.isElementNode).filter(isLink) ?? []
  const withRel = (rel: string) => links.filter((link) => attribute(link, 'rel') === rel)
  const fonts = withRel('preload').filter((link) => attribute(link, 'as') === 'font')
  const sheets = withRel('stylesheet')
  const modules = withRel('modulepreload')

  const styles = sheets.map((link) => {
    const address = attribute(link, 'href') ?? ''
    return inlined(stylesAt(address), address)
  })
  const addresses = new Set(modules.map((link) => attribute(link, 'href') ?? ''))
  const place = head?.sourceCodeLocation
  if (!place?.startTag || !place.endTag) throw new Error(`no head in ${html.slice(0, 80)}`)
  const last = { start: place.endTag.startOffset, end: place.endTag.startOffset }
  // After the encoding and the viewport, which must stand in the first kilobyte.
  const viewport = head?.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .findLast((element) => ['charset', 'viewport'].includes(metaName(element)))
  const first = viewport?.sourceCodeLocation?.endOffset ?? place.startTag.endOffset
  return edited(html, [
    { start: first, end: first, text: fonts.map((link) => textOf(link, html)).join('') },
    ...[...fonts, ...sheets, ...modules].map((link) => ({ ...rangeOf(link), text: '' })),
    { ...last, text: styles.join('') },
    ...elements.filter(isModuleScript).map((script) => ({
      ...rangeOf(script),
      text: `<script type="module" async="" data-start='${toldToStart(wordsOf(script), [...addresses])}'>${STARTING_SCRIPT}</script>`,
    })),
  ])
}

/** Every element of a page in the order of its text, those inside noscript too. */
export function elementsOf(html: string): Element[] {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const below = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes
      .filter(defaultTreeAdapter.isElementNode)
      .flatMap((element) => [element, ...below(element)])
  return below(document)
}

/** The value of an element's attribute; undefined when it has none of this name. */
export function attribute(element: Element, name: string) {
  return element.attrs.find((each) => each.name === name)?.value
}

/** All text inside an element, as it is written. */
export function wordsOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''
}

function isLink({ tagName }: Element) {
  return tagName === 'link'
}

function isModuleScript(element: Element) {
  return element.tagName === 'script' && attribute(element, 'type') === 'module'
}

function metaName(element: Element) {
  if (element.tagName !== 'meta') return ''
  return attribute(element, 'charset') ? 'charset' : (attribute(element, 'name') ?? '')
}

function inlined(css: string | undefined, address: string) {
  if (css === undefined) throw new Error(`the stylesheet ${address} was not built`)
  if (/<\/style/i.test(css)) throw new Error('the stylesheet would end its own style element')
  return `<style data-whole="${address}">${css.trim()}</style>`
}

function rangeOf({ sourceCodeLocation: location, tagName }: Element) {
  if (!location) throw new Error(`a ${tagName} without a place in the page`)
  return { start: location.startOffset, end: location.endOffset }
}

function textOf(element: Element, html: string) {
  const { start, end } = rangeOf(element)
  return html.slice(start, end)
}

function edited(text: string, edits: readonly Edit[]) {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text: by }) => rest.slice(0, start) + by + rest.slice(end), text)
}
