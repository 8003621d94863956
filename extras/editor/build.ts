import { existsSync } from 'node:fs'

import sirv from 'sirv'

import type { Extra } from '../../build/extras.ts'
import { facts } from '../../src/content/facts.ts'
import { EDITOR, EDITOR_RULES, LOCAL_EDITOR } from './addresses.ts'

export default {
  unlisted: [EDITOR],
  headers: (folder) => (existsSync(`${folder}${EDITOR}.html`) ? EDITOR_RULES : []),
  // without a repository there is nothing to edit on the site itself
  async finish(folder) {
    if (!facts.editing?.repository) return
    const { writeEditor } = await import('./build-editor.ts')
    await writeEditor(folder)
  },
  plugins: () => [
    {
      name: 'editor',
      // there after npm run edit
      configureServer: ({ middlewares }) => {
        middlewares.use(sirv(LOCAL_EDITOR, { dev: true }))
      },
    },
  ],
} satisfies Extra
