import { resolve } from 'node:path'

import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

import { facts } from '#src/content/facts.ts'

import { factsPlugin } from './facts-plugin.ts'

const MODULE = resolve('src/pages/a-page.ts')

/** The script of a module of src/ that begins with the import of the facts. */
async function scriptOf(code: string) {
  const module = {
    name: 'module',
    resolveId: (id: string) => (id === MODULE ? id : undefined),
    load: (id: string) =>
      id === MODULE ? `import { facts } from '#src/content/facts.ts'\n${code}` : undefined,
  }
  const input = { input: MODULE, preserveEntrySignatures: 'strict' } as const
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [module, factsPlugin()],
    build: { write: false, minify: false, rolldownOptions: input },
  })) as Rolldown.RolldownOutput
  return output.map((file) => ('code' in file ? file.code : '')).join('\n')
}

test('a script has the facts that it names, by their values, and nothing else of the content', async () => {
  const script = await scriptOf(`
    import { phoneLink } from '#src/content/contact.ts'
    type Company = typeof facts.company
    export const link: Company['name'] = facts.company.name + phoneLink()
    export const letters = facts.contact.phone.length
    export const unlike = { facts: 1 }.facts`)
  expect(script).toContain(JSON.stringify(facts.contact.phone))
  expect(script).toContain(JSON.stringify(facts.company.name))
  for (const other of [facts.contact.email, facts.company.blurb, facts.projects[0].title]) {
    expect(script).not.toContain(JSON.stringify(other))
  }
  expect(script).not.toMatch(/zod|readFileSync|virtual:fact.*from/)
})

test('a fact that is not given is nothing', async () => {
  expect(await scriptOf('export const figure = facts.company.notGiven')).toMatch(/void 0|undefined/)
})

test.each(['export const all = Object.keys(facts)', 'export default facts', 'facts[Date.now()]'])(
  '%s would take them all, and is refused',
  async (code) => {
    await expect(scriptOf(code)).rejects.toThrow('Which fact?')
  },
)
