import { basename } from 'node:path'

import { build, type Plugin, type Rolldown } from 'vite'

import { makeFonts } from '../../build/fonts/fonts.ts'
import { EDITOR } from './addresses.ts'
import { inBrowser } from './in-browser.ts'

/** The modules of the site that bring what it shows, and what they bring in the editor. */
const GIVEN = {
  'virtual:pictures': 'export const { encoded, remote } = PICTURES',
  'virtual:map-marks': `
    import { marksFor } from '#build/maps/marks.ts'
    export const marks = marksFor(FACTS)`,
  'virtual:facts': 'export const facts = FACTS',
}
const NAMES = new RegExp(`^(${Object.keys(GIVEN).join('|')})$`)
const OF_FACTS = /'[^']*(?:\.|content)\/facts\.ts'/g

/** What the site shows is given to it, in place of what the build knows. */
const given: Plugin = {
  name: 'given',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\/facts\.ts'/ },
    handler: (code) => ({ code: code.replaceAll(OF_FACTS, "'virtual:facts'"), map: null }),
  },
  resolveId: { filter: { id: NAMES }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:/ },
    handler: (id) => Object.entries(GIVEN).find(([name]) => id === `\0${name}`)?.[1],
  },
}

/**
 * The site's pages for the editor's preview, built apart from the site: its own scripts and styles know
 * nothing of it.
 *
 * @returns a plugin that has `virtual:editor/site`, the site as one function, and `virtual:editor/styles`, their text;
 *   and writes the files that these name
 */
export async function sitePreview(): Promise<Plugin> {
  const { script, styles, files } = await buildSite()
  const modules: Readonly<Record<string, string>> = {
    '\0virtual:editor/site': `export default (FACTS, PICTURES) => { const exports = {}; ${script}; return exports }`,
    '\0virtual:editor/styles': `export default ${JSON.stringify(styles)}`,
  }
  return {
    name: 'site-preview',
    resolveId: { filter: { id: /^virtual:editor\// }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:editor\// }, handler: (id) => modules[id] },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

async function buildSite() {
  const built = await build({
    configLoader: 'native',
    logLevel: 'warn',
    plugins: [inBrowser, given],
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'src/server/render-page.tsx',
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false, emptyImportMeta: false },
        output: {
          format: 'cjs',
          codeSplitting: false,
          assetFileNames: `assets${EDITOR}/[name]-[hash:6][extname]`,
        },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const script = output.find((each) => each.type === 'chunk')?.code ?? ''
  const files = output.filter((each) => each.type === 'asset')
  const sheet = files.find(({ fileName }) => basename(fileName).startsWith('style-'))
  const { display } = await makeFonts()
  const styles = `@layer tokens,base,components,pages,print;${display}${String(sheet?.source)}`
  return { script, styles, files: files.filter((each) => each !== sheet) }
}
