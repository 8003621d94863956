import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { type ChildNode, type Container, parse, type Rule } from 'postcss'

import { namesInStylesheets } from './class-names.ts'

/** Everything a page's document is drawn with, whichever page it is. */
const FRAME = 'app/root.tsx'

const IMPORTS = /(?:from|import) '((?:#app|\.\.?)\/[^']+)'/g

/**
 * The part of the site's stylesheet that a page can use: all of the styles that belong to no
 * component, and those of the components that its module, or the frame around it, imports. What
 * a script draws later is in it too.
 *
 * @param sheet the built stylesheet, its classes named by class-names.ts
 * @param page the module of the page, such as app/pages/home.tsx
 * @throws when a module imports a file that is not there
 */
export function stylesOfPage(sheet: string, page: string): string {
  const imported = new Set([...modulesFrom(FRAME), ...modulesFrom(page)])
  const elsewhere = new Set(
    [...namesInStylesheets()].filter(([file]) => !imported.has(file)).flatMap(([, names]) => names),
  )
  const root = parse(sheet)
  root.walkRules((rule) => keepSelectors(rule, elsewhere))
  const kept = root.toString()
  root.walkAtRules('keyframes', (animation) => {
    const uses = kept.split(animation.params).length - 1
    if (uses < 2) removeWithEmptyParents(animation)
  })
  return root.toString()
}

/**
 * A stylesheet without its fonts: each page names them itself, and a browser told of them again
 * would take it for another font that may still come, and move the page when it does.
 */
export function withoutFonts(sheet: string): string {
  const root = parse(sheet)
  root.walkAtRules('font-face', removeWithEmptyParents)
  return root.toString()
}

/** The module that draws a built page, such as about.html. */
export function moduleOf(page: string): string {
  const name = page.replace(/\.html$/, '')
  const others: Readonly<Record<string, string>> = { index: 'home', 404: 'not-found' }
  return `app/pages/${others[name] ?? name}.tsx`
}

/** A module and all it imports, by their paths from the project's folder. */
export function modulesFrom(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  if (!/\.tsx?$/.test(file)) return found
  for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    const path = address.startsWith('#') ? address.slice(1) : join(dirname(file), address)
    if (!path.includes('+types')) modulesFrom(path, found)
  }
  return found
}

function keepSelectors(rule: Rule, elsewhere: ReadonlySet<string>) {
  const selectors = rule.selectors.filter((selector) => {
    return ![...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].some(([, name]) =>
      elsewhere.has(name ?? ''),
    )
  })
  if (selectors.length === 0) removeWithEmptyParents(rule)
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors
}

function removeWithEmptyParents(node: ChildNode) {
  const parent: Container | undefined = node.parent?.type === 'document' ? undefined : node.parent
  node.remove()
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent as ChildNode)
  }
}
