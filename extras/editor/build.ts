import { existsSync } from 'node:fs'

import sirv from 'sirv'

import type { Extra } from '../../build/extras.ts'
import { facts } from '../../src/content/facts.ts'
import { DESK, DESK_RULES, LOCAL_DESK } from './addresses.ts'

export default {
  unlisted: [DESK],
  headers: (folder) => (existsSync(`${folder}${DESK}.html`) ? DESK_RULES : []),
  // without a repository there is nothing to edit on the site itself
  async finish(folder) {
    if (!facts.editing?.repository) return
    const { writeDesk } = await import('./build-editor.ts')
    await writeDesk(folder)
  },
  plugins: () => [
    {
      name: 'desk',
      // there after npm run edit
      configureServer: ({ middlewares }) => {
        middlewares.use(sirv(LOCAL_DESK, { dev: true }))
      },
    },
  ],
} satisfies Extra
