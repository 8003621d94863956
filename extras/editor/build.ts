import { existsSync, readFileSync } from 'node:fs'

import sirv from 'sirv'

import type { Extra } from '../../build/extras.ts'
import { facts } from '../../src/content/facts.ts'
import { menu } from '../../src/content/pages.ts'
import { BESIDE, EDITOR, EDITOR_RULES, LOCAL_EDITOR } from './addresses.ts'

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
        middlewares.use(BESIDE, (_, response) => {
          response.setHeader('content-type', 'text/html; charset=utf-8').end(beside())
        })
      },
    },
  ],
} satisfies Extra

/** The editor with the pages of the site beside it, which the development server shows anew after each save. */
function beside() {
  const choices = menu.map(({ path, label }) => `<option value="${path}">${label}</option>`)
  const page = readFileSync('extras/editor/beside.html', 'utf8')
  return page.replace('<!-- pages -->', choices.join(''))
}
