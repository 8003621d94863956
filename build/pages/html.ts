import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
  parse,
  parseFragment,
  serializeOuter,
} from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/**
 * Text escaped for HTML, for element content and quoted attributes.
 *
 * @public for extras
 */
export function escaped(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Every element of a page in document order, those inside noscript too. */
export function elementsOf(html: string): Element[] {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const below = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
    node.childNodes
      .filter(defaultTreeAdapter.isElementNode)
      .flatMap((element) => [element, ...below(element)])
  return below(document)
}

/** What may stand in a head and nowhere else. */
const OF_HEADS = ['title', 'meta', 'link', 'style']

/** Elements that stand beside each other, parted into those of a page's head and those of its body. */
export function headAndBody(html: string) {
  const elements = parseFragment(html).childNodes.filter(defaultTreeAdapter.isElementNode)
  const { head = [], body = [] } = Object.groupBy(elements, ({ tagName }) => {
    return OF_HEADS.includes(tagName) ? 'head' : 'body'
  })
  return { head: written(head), body: written(body) }
}

function written(elements: readonly Element[]) {
  return elements.map((each) => serializeOuter(each)).join('')
}

/** The value of an element's attribute; undefined if it has none. */
export function attribute(element: Element, name: string) {
  return element.attrs.find((each) => each.name === name)?.value
}

/** All text inside an element. */
export function wordsOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''
}
