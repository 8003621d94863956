import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vite'

import { OLDEST_BROWSERS } from '#build/browsers.ts'
import { extraPlugins } from '#build/extras.ts'
import { madePlugins } from '#build/plugins.ts'
import { reloadContent } from '#build/reload.ts'

/** Short, because a page names all its files in its first packets. */
const FILE = 'assets/[name]-[hash:6]'
/** What runs on a page that nobody has touched, with all it imports. */
const AT_REST = /[\\/]at-rest[\\/]/
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [...madePlugins, ...extraPlugins(), reloadContent()],
  build: {
    target: OLDEST_BROWSERS,
    // the build copies it once all pictures are encoded
    copyPublicDir: false,
    assetsInlineLimit: 0,
    // before Safari 17 a module waits for its import; the polyfill would cost every browser
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // the entry imports the start by its address
      preserveEntrySignatures: 'exports-only',
      output: {
        assetFileNames: `${FILE}[extname]`,
        ...(!isSsrBuild && {
          entryFileNames: `${FILE}.js`,
          chunkFileNames: `${FILE}.js`,
          codeSplitting: {
            groups: [
              { name: 'entry', test: AT_REST, priority: 3 },
              { name: 'react', test: REACT, priority: 2 },
              // what most pages share, which would cost more as files of their own than it holds
              { name: 'site', minShareCount: 3, priority: 1 },
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
      generateScopedName: command === 'build' ? '_[hash:base64:4]' : '[name]__[local]',
    },
  },
}))
