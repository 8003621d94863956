import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { OLDEST_BROWSERS } from './pipeline/browsers.ts'
import { shortClassNames } from './pipeline/pages/class-names.ts'

/** What several pages are made of, ... */
const SHARED = /app\/((components|content|generated|layout)\/|uganda)/
/** ... and what of it Home has no use for. */
const NOT_ON_HOME =
  /app\/(components\/\w+\/(drawn-map|page-head|profile-link|ruled-list|share)\.|content\/shareable)/

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    // One stylesheet for the whole site: the build writes it into each page.
    cssCodeSplit: false,
    target: OLDEST_BROWSERS,
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    rolldownOptions: {
      output: {
        // Few files: each one's name stands in every page, and each is a request.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'router', test: /node_modules.react-router[\\/]/, priority: 2 },
            {
              name: 'site',
              test: (id) => SHARED.test(id) && !NOT_ON_HOME.test(id),
              minShareCount: 2,
              priority: 1,
            },
            { name: 'inner', test: NOT_ON_HOME },
          ],
        },
      },
    },
  },
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortClassNames() : '[name]__[local]',
    },
  },
}))
