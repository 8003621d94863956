import { readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type Manifest } from 'vite'

import { moduleName } from '#src/content/address.ts'
import { menu } from '#src/content/pages.ts'
import { WIDE_SCREENS } from '#src/styles/wide-screens.ts'

import { htmlOfExtras } from '../extras.ts'
import { headingFace, makeFonts } from '../fonts/fonts.ts'
import { token } from '../fonts/tokens.ts'
import { attribute, elementsOf, headAndBody, wordsOf } from './html.ts'
import { INLINE_SCRIPT } from './inline-script.ts'
import { partStyles } from './later-styles.ts'
import { policyElement } from './policy.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

const ENTRY = 'src/client/at-rest/entry.ts'
/** What the entry starts React with, once it is wanted, and the site that React then renders. */
const START = 'src/client/start.tsx'
const APP = 'src/client/app.ts'
const SERVER = '.cache/server'

/** What src/components/parts/end-of-first-screen.tsx renders at the end of a page's first screen. */
const PLACE_FOR_LATER = '<style></style>'

/** The class of what else has the letters of a page's heading: it stands on a phone's first screen. */
const EARLY = 'early'

/** As index.html starts the site in development. */
const ENTRY_SCRIPT = `<script type="module" src="/${ENTRY}"></script>`

/** Every page as its path, its file and its module. */
const prerendered = [
  ...menu.map(({ path }) => ({ path: String(path), name: moduleName(path) })),
  { path: '/404', name: 'not-found' },
].map(({ path, name }) => ({
  path,
  file: `${path.slice(1) || 'index'}.html`,
  module: `src/pages/${name}.tsx`,
}))

/**
 * Builds the site's scripts and styles, and prerenders every page into index.html: as a file of its
 * own, with its styles inlined, so that nothing blocks the first paint: those of all pages in the head,
 * the page's own after the header, and what of both is needed only later after its first screen; and
 * with its entry named for the inline script.
 *
 * @param folder for the built site, emptied first
 */
export async function writePages(folder: string) {
  await build({
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: folder, manifest: true, rolldownOptions: { input: [ENTRY, START] } },
  })
  await build({
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: SERVER, ssr: 'src/server/render-page.tsx' },
  })
  const server = pathToFileURL(resolve(SERVER, 'render-page.js')).href
  const { renderPage } = (await import(server)) as typeof import('#src/server/render-page.tsx')
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest
  const { display: faces } = await makeFonts()
  // Phones come without the display face, whose bytes their first picture needs more; it follows when the
  // page is idle, for what is not on the screen yet (src/client/at-rest/display-face.ts), and comes with the
  // page once the worker keeps it (src/client/inline-script.ts).
  const face = `<style id="display-face" media="${WIDE_SCREENS}">${faces}</style>`
  const fonts = [...faces.matchAll(/url\((.*?)\)/g)].map(([, url]) => preloadFont(url)).join('')
  const template = withoutComments(await readFile('index.html', 'utf8'))
  const files = pageFiles(manifest)
  const { sheets: shared } = filesOf([START, APP], manifest)
  const sharedStyles = await stylesIn(folder, shared)
  for (const { path, file, module } of prerendered) {
    const { head, body } = headAndBody(await renderPage(path))
    const [above = '', below, ...others] = body.split(PLACE_FOR_LATER)
    if (below === undefined || others.length > 0) {
      throw new Error(`${path} must have <EndOfFirstScreen />, once; PageHead has it.`)
    }
    const own = filesOf([module], manifest).sheets.filter((each) => !shared.includes(each))
    const ofAll = partStyles(sharedStyles, above)
    const ofPage = partStyles(await stylesIn(folder, own), above)
    const styles = styleElement(ofPage.first) + (await headingStyle(body))
    const later = styleElement(ofAll.later + ofPage.later)
    const script = `<script data-entry="/${manifest[ENTRY]?.file}">${INLINE_SCRIPT}</script>`
    await writeFile(
      `${folder}/${file}`,
      filled(template, {
        '<!--policy-->': policyElement(),
        '<!--head-->': fonts + head + (await htmlOfExtras('head', path)),
        '<!--styles-->': styleElement(ofAll.first) + face,
        '<div id="site"></div>':
          // after the header, which is painted before they have come; React leaves alone what it
          // does not know among the children of its root
          filled(above, { '</header>': `</header>${styles}${script}` }) +
          later +
          below +
          (await htmlOfExtras('foot', path)) +
          `<script type="application/json" id="page-files">${JSON.stringify(files)}</script>` +
          `<script type="speculationrules">${SPECULATION_RULES}</script>`,
        [START]: String(manifest[START]?.file),
        [ENTRY_SCRIPT]: '',
      }),
    )
  }
  await rm(`${folder}/.vite`, { recursive: true })
}

/** The template without comments and line breaks. */
function withoutComments(template: string) {
  const lines = template.split('\n').map((line) => line.trim())
  return lines.filter((line) => !line.startsWith('<!-- ')).join('')
}

/**
 * The built files of modules and all they import, in dependency order.
 *
 * @throws when one of the modules is not part of the build
 */
function filesOf(modules: readonly string[], manifest: Manifest) {
  const missing = modules.find((module) => !manifest[module])
  if (missing) {
    throw new Error(
      `The build has no ${missing}: a page's module is named as its path in src/content/pages.ts, Home's home.tsx.`,
    )
  }
  const chunks = new Set<string>()
  const follow = (key: string) => {
    if (chunks.has(key)) return
    manifest[key]?.imports?.forEach(follow)
    chunks.add(key)
  }
  modules.forEach(follow)
  const built = [...chunks].flatMap((key) => manifest[key] ?? [])
  return {
    scripts: built.map(({ file }) => file),
    sheets: [...new Set(built.flatMap(({ css }) => css ?? []))],
  }
}

/** For src/client/page-files.ts: what is fetched with React, and for each page besides. */
function pageFiles(manifest: Manifest) {
  const listed = (modules: readonly string[], without: readonly string[]) => {
    const { scripts, sheets } = filesOf(modules, manifest)
    const names = [...scripts, ...sheets].map((file) => file.replace('assets/', ''))
    return names.filter((name) => !without.includes(name))
  }
  const entry = listed([ENTRY], [])
  const all = listed([START, APP], entry)
  const ofPages = prerendered.map(({ path, module }) => {
    return [path, listed([module], [...entry, ...all])] as const
  })
  return { all, ...Object.fromEntries(ofPages) }
}

async function stylesIn(folder: string, sheets: readonly string[]) {
  const texts = await Promise.all(sheets.map((sheet) => readFile(`${folder}/${sheet}`, 'utf8')))
  return texts.map((text) => text.trim()).join('')
}

/** None without styles. */
function styleElement(css: string) {
  if (/<\/style/i.test(css)) throw new Error('A stylesheet would end its own style element.')
  return css && `<style>${css}</style>`
}

/** The display face of a page's heading, and of what else is early. */
async function headingStyle(html: string) {
  const elements = elementsOf(html)
  const heading = elements.find(({ tagName }) => tagName === 'h1')
  const others = elements.filter((each) => attribute(each, 'class')?.split(' ').includes(EARLY))
  const letters = [heading ? wordsOf(heading) : '', others.map(wordsOf).join('')] as const
  return `<style>${await headingFace(...letters, parseInt(token('--wide')))}</style>`
}

function preloadFont(url = '') {
  return `<link rel="preload" href="${url}" as="font" crossorigin media="${WIDE_SCREENS}">`
}

/** @throws when one of the places is missing */
function filled(template: string, places: Readonly<Record<string, string>>) {
  return Object.entries(places).reduce((html, [place, text]) => {
    if (!html.includes(place)) throw new Error(`There is no ${place} to fill.`)
    return html.replace(place, () => text)
  }, template)
}
