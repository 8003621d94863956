const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");$/gm

/**
 * The script that starts a page's other scripts, as it ships: they are asked for only when the
 * page and the pictures it opens with are there, since nothing in it needs them to be read or
 * acted on, and they would share a slow line with what does. All are asked for at once, but each
 * is run in a turn of its own, so that a slow processor can answer a thumb in between.
 *
 * @param source the inline module as React Router writes it
 * @param modules the addresses of all that it will need, each after those it needs itself
 * @throws when it imports nothing, as React Router may one day write it otherwise
 */
export function startingLate(source: string, modules: readonly string[]): string {
  const last = /import\(("[^"]+")\);$/.exec(source)?.[1]
  const asked = source.replace(STATIC_IMPORT, (_, name: string | undefined, address: string) => {
    return `${name ? `const ${name}=` : ''}await import(${address});`
  })
  if (!last || asked === source) throw new Error(`no imports in the starting script ${source}`)
  const list = JSON.stringify(modules.filter((address) => JSON.stringify(address) !== last))
  const start = [
    `const all=${list}`,
    'for(const href of all)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}))',
    'for(const href of all)await import(href)',
    asked.replaceAll(/\n\s*/g, ''),
  ]
  // a script that cannot be had is in the browser's own list of failures, and the page works
  return `const start=()=>(async()=>{${start.join(';')}})().catch(()=>{});document.readyState=="complete"?start():addEventListener("load",start)`
}
