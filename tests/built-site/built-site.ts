import { globSync, readFileSync } from 'node:fs'

import { ofExtras } from '#build/extras.ts'
import { addressOf } from '#build/hosts/addresses.ts'
import { attribute, elementsOf, wordsOf } from '#build/pages/html.ts'

/** The files of pages that no list knows. */
export const unlisted: readonly string[] = ofExtras('unlisted')
  .flat()
  .map((address) => `${address.slice(1)}.html`)

/** The built pages of the site, by the address they are served at. */
export const pages = new Map(
  globSync('*.html', { cwd: 'dist', exclude: unlisted })
    .map((name): [string, string] => {
      return [addressOf(name), readFileSync(`dist/${name}`, 'utf8')]
    })
    .toSorted(),
)

/** The scripts and styles in dist/assets that come once React is wanted: for every page, and for each. */
export function pageFiles(html: string): Readonly<Record<string, readonly string[]>> {
  const list = elementsOf(html).find((element) => attribute(element, 'id') === 'page-files')
  return JSON.parse(list ? wordsOf(list) : '{}')
}

/** What the head of a page tells machines: its title, its metas by their names, its own address. */
export function headOf(html: string) {
  const elements = elementsOf(html)
  const title = elements.filter(({ tagName }) => tagName === 'title').map(wordsOf)[0] ?? ''
  const metas = elements.flatMap((each): [string, string][] => {
    const name = attribute(each, 'property') ?? attribute(each, 'name')
    const isMeta = each.tagName === 'meta' && name !== undefined
    return isMeta ? [[name, attribute(each, 'content') ?? '']] : []
  })
  const canonical = elements
    .filter((each) => attribute(each, 'rel') === 'canonical')
    .map((link) => attribute(link, 'href'))
  return { title, metas, canonical }
}

/** Every address of this site that a page names: links, pictures, scripts, styles. */
export function addressesIn(html: string): string[] {
  const elements = elementsOf(html)
  const plain = ['href', 'src', 'poster', 'action'].flatMap((name) =>
    elements.map((element) => attribute(element, name) ?? ''),
  )
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    elements.flatMap((element) => (attribute(element, name) ?? '').split(', ').map(withoutWidth)),
  )
  const styles = [...html.matchAll(/url\((\/[^)]+)\)/g)].map(([, address = '']) => address)
  return [...new Set([...plain, ...sets, ...styles])].filter((address) => /^[/#]/.test(address))
}

function withoutWidth(candidate: string) {
  return candidate.trim().replace(/ .*$/, '')
}
