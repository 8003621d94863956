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
  },
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortClassNames() : '[name]__[local]',
    },
  },
}))
