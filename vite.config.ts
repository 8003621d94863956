import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { shortClassNames } from './pipeline/class-names.ts'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    // One stylesheet for the whole site: the build writes it into each page.
    cssCodeSplit: false,
    // Nesting and the like are written out for the phones that are still about.
    target: ['chrome100', 'firefox115', 'safari15.4'],
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    rolldownOptions: {
      output: {
        // Few files: each one's name stands in every page, and each is a request.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)[\\/]/ },
            { name: 'router', test: /node_modules.react-router[\\/]/ },
            {
              name: 'site',
              test: /app\/(components|content|generated|layout)\//,
              minShareCount: 2,
            },
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
