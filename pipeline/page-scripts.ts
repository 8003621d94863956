const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm

/**
 * The script that starts a page's other scripts, as it ships: they are asked for only when the
 * page and the pictures it opens with are there, since nothing in it needs them to be read or
 * acted on, and they would share a slow line with what does.
 *
 * @param source the inline module as React Router writes it
 * @param modules the addresses of all that it will need, in the order of need
 * @throws when it imports nothing, as React Router may one day write it otherwise
 */
export function startingLate(source: string, modules: readonly string[]): string {
  const asked = source.replace(STATIC_IMPORT, (_, name: string | undefined, address: string) => {
    return `${name ? `const ${name}=` : ''}await import(${address});`
  })
  if (asked === source) throw new Error(`no import in the starting script ${source}`)
  const start = `async()=>{for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));${asked.replaceAll(/\n\s*/g, '')}}`
  return `const start=${start};document.readyState=="complete"?start():addEventListener("load",start)`
}
