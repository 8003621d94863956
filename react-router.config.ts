import type { Config } from '@react-router/dev/config'

import { menu } from './app/content/pages.ts'

/** Every page is written to HTML at build time; '/404' becomes the page of unknown addresses. */
export default {
  ssr: false,
  prerender: [...menu.map(({ path }) => path), '/404'],
} satisfies Config
