import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // One stylesheet for the whole site: the build writes it into each page.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
  css: {
    modules: { generateScopedName: '[local]_[hash:base64:3]' },
  },
})
