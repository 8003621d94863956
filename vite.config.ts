import { defineConfig, type Plugin } from 'vite'

import { lettersLacking } from './app/generated/font.ts'
import { OLDEST_BROWSERS } from './pipeline/browsers.ts'
import { reloadContent } from './pipeline/content/reload.ts'

/** Puts every module of styles into the cascade layer of its folder; index.html has their order. */
const layers: Plugin = {
  name: 'layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (css, file) =>
      `@layer ${file.includes('/app/pages/') ? 'pages' : 'components'} {${css}}`,
  },
}

/** Short, because a page names all its files in its first packets. */
const FILE = 'assets/[name]-[hash:6]'
const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [layers, reloadContent()],
  // words with a letter that the display face lacks
  ...(lettersLacking && {
    oxc: { jsx: { importSource: '#app', development: false } },
    resolve: { alias: { '#app/jsx-runtime': '/app/jsx-runtime.ts' } },
  }),
  build: {
    target: OLDEST_BROWSERS,
    // the build copies it once all pictures are encoded
    copyPublicDir: false,
    assetsInlineLimit: 0,
    // every supported browser preloads modules
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      minify: 'terser',
      terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    }),
    rolldownOptions: {
      // React Router's "use client" has no meaning here
      checks: { moduleLevelDirective: false, bundlerTimings: false },
      output: {
        assetFileNames: `${FILE}[extname]`,
        ...(!isSsrBuild && {
          entryFileNames: `${FILE}.js`,
          chunkFileNames: `${FILE}.js`,
          codeSplitting: {
            groups: [
              // a file that does not change when the site does
              { name: 'react', test: LIBRARIES },
              // a file of its own would cost more than it holds
              { name: 'places', test: /columns-in-rows|place-name/ },
            ],
          },
        }),
      },
    },
  },
  css: {
    modules: {
      // short, and with an underscore it is no name that ad blockers hide, such as `ad`
      generateScopedName: command === 'build' ? '_[hash:base64:4]' : '[name]__[local]',
    },
  },
}))
