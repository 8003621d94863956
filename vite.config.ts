import { globSync } from 'node:fs'
import { resolve } from 'node:path'

import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Plugin } from 'vite'

import { OLDEST_BROWSERS } from '#build/browsers.ts'
import { reloadContent } from '#build/content/reload.ts'
import { extraPlugins } from '#build/extras.ts'
import { lettersLacking } from '#src/generated/font.ts'

/** Puts every module of styles in src/ into the cascade layer of its folder; index.html has their order. */
const layers: Plugin = {
  name: 'layers',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.module\.css$/ },
    handler: (css, file) =>
      `@layer ${file.includes('/src/pages/') ? 'pages' : 'components'} {${css}}`,
  },
}

const STYLESHEETS = globSync(['src/**/*.module.css', 'extras/*/*.module.css'])
  .map((file) => resolve(file))
  .toSorted()

/**
 * A class name by its place, as `_c4`: the letter of its stylesheet and its number there. Shorter
 * than a hash, the same in every build, and with an underscore no name that ad blockers hide.
 */
function nameByPlace(name: string, stylesheet: string, css: string) {
  const letter = (STYLESHEETS.indexOf(resolve(stylesheet)) + 10).toString(36)
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[A-Za-z][\w-]*/g))]
  return `_${letter}${names.indexOf(name)}`
}

/** Short, because a page names all its files in its first packets. */
const FILE = 'assets/[name]-[hash:6]'
/** What runs on a page that nobody has touched, with all it imports. */
const AT_REST = /[\\/]at-rest[\\/]/
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/
/** The start of the site, and what three pages or more are made of. */
const SHARED =
  /[\\/]app[\\/](client[\\/](?!app|start)[\w-]+\.|layout|content[\\/](?!address)|generated[\\/]pictures|location|routes|site\.)|[\\/](below-heading|board|picture|share|page-actions|closing-band|section|title-block|columns-in-rows|place-name|uganda|use-hydrated)(\.|$)/
const HEADS = /(page-head|ruled-list)\./

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [layers, reloadContent(), ...extraPlugins()],
  // words with a letter that the display face lacks
  ...(lettersLacking && { oxc: { jsx: { importSource: '#app', development: false } } }),
  build: {
    target: OLDEST_BROWSERS,
    // the build copies it once all pictures are encoded
    copyPublicDir: false,
    assetsInlineLimit: 0,
    // before Safari 17 a module waits for its import; the polyfill would cost every browser
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      minify: 'terser',
      // unsafe for a function that is called with new and has no `this`: none is; 100 bytes less
      terserOptions: {
        ecma: 2020,
        module: true,
        compress: { passes: 3, unsafe_arrows: true },
      },
    }),
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // the entry imports the start by its address
      preserveEntrySignatures: 'exports-only',
      output: {
        assetFileNames: `${FILE}[extname]`,
        ...(!isSsrBuild && {
          entryFileNames: `${FILE}.js`,
          chunkFileNames: `${FILE}.js`,
          postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
          codeSplitting: {
            groups: [
              { name: 'entry', test: AT_REST, priority: 3 },
              { name: 'react', test: REACT, priority: 2 },
              // as files of their own they would cost more than they hold
              { name: 'site', test: SHARED, priority: 1 },
              { name: 'heads', test: HEADS },
            ],
          },
        }),
      },
    },
  },
  css: {
    postcss: {
      plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()],
    },
    modules: {
      generateScopedName: command === 'build' ? nameByPlace : '[name]__[local]',
    },
  },
}))
