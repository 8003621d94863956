import type { Plugin } from 'vite'

/**
 * A Vite plugin that makes one module of what the build knows.
 *
 * @param id as it is imported, such as 'virtual:pictures'; src/virtual.d.ts has its type
 * @param load what it exports, by name; of styles, their text
 */
export function virtualModule(
  id: string,
  load: () => object | string | Promise<object | string>,
): Plugin {
  const filter = { id: new RegExp(`^${id}$`) }
  return {
    name: id.replace('virtual:', ''),
    resolveId: { filter, handler: () => id },
    load: {
      filter,
      async handler() {
        const loaded = await load()
        if (typeof loaded === 'string') return loaded
        const constants = Object.entries(loaded).map(([name, value]) => {
          return `export const ${name} = ${JSON.stringify(value)}`
        })
        return constants.join('\n')
      },
    },
  }
}
