// npm run edit runs it by itself: the page for the development server.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { build, type Plugin } from 'vite'
import { z } from 'zod'

import { shownFacts } from '../../build/content/shown-facts.ts'
import { policyElement } from '../../build/pages/policy.ts'
import { type Original, readOriginals } from '../../build/pictures/originals.ts'
import { type SitePictures, sitePictures } from '../../build/pictures/site-pictures.ts'
import { facts } from '../../src/content/facts.ts'
import { menu } from '../../src/content/pages.ts'
import { contentFiles } from '../../src/content/read.ts'
import { contentSchema } from '../../src/content/schema.ts'
import { EDITOR, EDITOR_POLICY, LOCAL_EDITOR } from './addresses.ts'
import { sitePreview } from './build-preview.ts'
import { type Part, type Collection, collectionFrom } from './fields.ts'
import { inBrowser } from './in-browser.ts'

/** What the editor is told of the content, and how Sveltia CMS is set up. */
export type Editor = {
  collections: readonly Collection[]
  config: object
  /** The files of content/ as they were when it was built, by their names. */
  files: readonly (readonly [name: string, text: string])[]
  /** What is known of the files of pictures/. */
  originals: readonly (readonly [name: string, original: Original | undefined])[]
  pictures: SitePictures
  /** The addresses of the pages. */
  pages: readonly string[]
}

/** More than the site shows of a photograph on a screen, for a later crop; in pixels. */
const PICTURE_PX = 2400
/** A path that leads to this machine only: without a repository the editor works on a folder. */
const NO_REPOSITORY = 'this/folder'

const NOT_USED = /^(@shikijs\/|svgo|leaflet|terra-draw)/
const NOTHING = '\0nothing'

/**
 * What is changed in the script of Sveltia CMS, for which it has no options. What else it would do, and
 * should not, the policy blocks: fonts of another host, beside the same ones in the package, and a
 * question to GitHub's status page.
 */
const CHANGES: readonly (readonly [from: RegExp, to: string])[] = [
  // writes the title of an entry as Markdown with HTML in it, of which a role such as
  // 'Head, R&D <acting>' loses words in the list: as text
  [
    /(\(e,\{allowMarkdown:t=!1\}=\{\}\)=>)\(e=.*?,e\.trim\(\)\)/,
    '$1(t?e.replaceAll("&","&amp;").replaceAll("<","&lt;"):e).trim()',
  ],
  // sends a preview back to its top a quarter of a second after it opened, when it shows what changed
  [/(\w)\(\1\(\)\.scrollTop=0,!0\),/, ''],
]

/** Sveltia CMS as changed, and without what is for fields that no content has. */
function inHouse(): Plugin {
  const missing = new Set(CHANGES)
  return {
    name: 'in-house',
    enforce: 'pre',
    resolveId: (id) => (NOT_USED.test(id) ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? 'export default {}' : undefined),
    transform: {
      filter: { id: /@sveltia/ },
      handler: (code) => {
        for (const change of CHANGES) if (change[0].test(code)) missing.delete(change)
        return CHANGES.reduce((changed, [from, to]) => changed.replace(from, to), code)
      },
    },
    buildEnd(error) {
      for (const [from] of error ? [] : missing) this.error(`Sveltia CMS has no ${from.source}`)
    },
    transformIndexHtml: (html) =>
      html.replace('<meta', `${policyElement(EDITOR_POLICY)}\n    <meta`),
  }
}

/**
 * Writes the page /edit with all that it needs, after it installed Sveltia CMS, into a folder.
 *
 * @throws when that cannot be installed
 */
export async function writeEditor(folder: string) {
  const install = ['commands/install.mjs', 'extras/editor']
  const { status } = spawnSync(process.execPath, install, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The editor could not be installed: is there a network?')
  await build({
    configFile: false,
    root: 'extras/editor',
    publicDir: false,
    logLevel: 'warn',
    plugins: [inHouse(), inBrowser, await sitePreview()],
    define: { EDITOR: JSON.stringify(await editorNow()) },
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      assetsDir: `assets${EDITOR}`,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: 'extras/editor/edit.html', checks: { bundlerTimings: false } },
    },
  })
}

async function editorNow(): Promise<Editor> {
  return {
    ...describeEditor(),
    files: [...contentFiles()],
    originals: [...(await readOriginals())],
    pictures: await sitePictures(await shownFacts()),
    pages: menu.map(({ path }) => path),
  }
}

/** The form for the content as it is now. */
export function describeEditor(): Pick<Editor, 'collections' | 'config'> {
  const files = contentFiles()
  const schema = contentSchema(
    facts.contact.subjects,
    facts.services.map(({ id }) => id),
  )
  const parts = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}
  const collections = Object.entries(parts).map(([name, part]) => {
    const its = [...files].filter(([file]) => file.split(/[/.]/)[0] === name)
    return collectionFrom(name, part as Part, new Map(its))
  })
  return { collections, config: configurationFor(collections) }
}

/** https://sveltiacms.app/en/docs */
function configurationFor(collections: readonly Collection[]) {
  const { repository = NO_REPOSITORY, branch, signInAt } = facts.editing ?? {}
  const backend = {
    name: 'github',
    repo: repository,
    branch,
    ...(signInAt ? { base_url: signInAt } : { auth_methods: ['token'] }),
  }
  const shrunk = { format: 'webp', quality: 90, width: PICTURE_PX, height: PICTURE_PX }
  const library = { slugify_filename: true, transformations: { raster_image: shrunk } }
  return {
    load_config_file: false,
    backend,
    app_title: facts.company.name,
    logo: { src: '/favicon.svg' },
    site_url: facts.company.siteUrl,
    show_preview_links: false,
    editor: { preview: true },
    media_folder: 'pictures',
    public_folder: '/pictures',
    media_libraries: { default: { config: library }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    collections: collections.filter(({ called }) => called).map(folderCollection),
    singletons: collections
      .filter(({ called }) => !called)
      .map(({ name, label, fields }) => {
        return { name, label, file: `content/${name}.yaml`, format: name, fields }
      }),
  }
}

function folderCollection({
  name,
  label,
  description,
  fields,
  called = '',
  isOrdered,
}: Collection) {
  return {
    name,
    label,
    label_singular: label.replace(/s$/, ''),
    description,
    folder: `content/${name}`,
    extension: 'yaml',
    format: name,
    fields,
    identifier_field: /(\w+)\}\}$/.exec(called)?.[1],
    summary: called,
    slug: {
      template: called.replaceAll(', ', '-'),
      editable: ['create'],
      pattern: ['^[a-z\\d-]+$', 'Write small letters, digits and hyphens.'],
      hint: 'The name of its file, and where it has an address of its own the end of that.',
    },
    reorder: isOrdered,
    duplicate: false,
  }
}

if (import.meta.main) await writeEditor(LOCAL_EDITOR)
