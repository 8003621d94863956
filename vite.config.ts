import { defineConfig } from 'vite'

import { OLDEST_BROWSERS } from './pipeline/browsers.ts'
import { reloadContent } from './pipeline/content/reload.ts'
import { shortClassName } from './pipeline/pages/class-names.ts'

const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [reloadContent()],
  build: {
    target: OLDEST_BROWSERS,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // every browser that we serve preloads modules
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      minify: 'terser',
      terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
      rolldownOptions: {
        // React Router says "use client", which means nothing here
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        // the one file that stays as it is when the site changes
        output: { codeSplitting: { groups: [{ name: 'react', test: LIBRARIES }] } },
      },
    }),
  },
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortClassName : '[name]__[local]',
    },
  },
}))
