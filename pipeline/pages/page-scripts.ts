/** What a page's starting script is told: addresses of modules, and which of them is which route's. */
type Start = {
  /** All that it will need, each after those it needs itself. */
  modules: readonly string[]
  routes: Readonly<Record<string, string>>
  /** Takes the page over. */
  entry: string
}

const IMPORT = /^import (?:\* as \w+ from )?"[^"]+";$/gm
const ROUTE_IMPORT = /^import \* as (\w+) from "([^"]+)";$/gm
const ROUTES = /window\.__reactRouterRouteModules = \{([^}]*)\};/
const ENTRY = /import\("([^"]+)"\);$/

/**
 * The script that starts a page's other scripts, as it ships. They are asked for only when the
 * page and the pictures it opens with are there, since nothing in it needs them to be read or
 * acted on, and they would share a slow line with what does. All are asked for at once, but each
 * is run in a turn of its own, so that a slow processor can answer a thumb in between.
 *
 * When one cannot be had, the page works without. But it is loaded again, once, where that helps:
 * where the site has changed since this page was fetched, and its scripts went with the old
 * version; and where they can be had after all, past an answer that a browser may have kept.
 *
 * It is the same in every page, which tells it what to start in `data-start`: so the policy of
 * security allows one script, not one for each page.
 */
export const STARTING_SCRIPT = [
  'const{start:told}=document.querySelector("[data-start]").dataset,{modules,routes,entry}=JSON.parse(told),ready={}',
  'const start=async()=>{' +
    'for(const href of modules)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));' +
    'for(const href of modules)await import(href);' +
    'for(const id in routes)ready[id]=await import(routes[id]);' +
    'window.__reactRouterRouteModules=ready;' +
    'await import(entry)}',
  'const again=async()=>{' +
    'if(performance.getEntriesByType("navigation")[0].type=="reload")return;' +
    'const now=await fetch(location,{cache:"no-cache"});' +
    'if(!now.ok)return;' +
    'if((await now.text()).includes(told))' +
    'for(const href of [...modules,entry])if(!(await fetch(href,{cache:"reload"})).ok)return;' +
    'location.reload()}',
  'const run=()=>start().catch(again).catch(()=>{})',
  'document.readyState=="complete"?run():addEventListener("load",run)',
].join(';')

/**
 * What a page's starting script is told, as the value of `data-start` between single quotes.
 *
 * @param source the inline module as React Router writes it
 * @param modules the addresses of all that it will need, each after those it needs itself
 * @throws when React Router writes it otherwise than this knows
 */
export function toldToStart(source: string, modules: readonly string[]): string {
  const entry = ENTRY.exec(source)?.[1]
  const named = ROUTES.exec(source)?.[1]
  const left = source.replace(IMPORT, '').replace(ROUTES, '').replace(ENTRY, '').trim()
  if (!entry || named === undefined || left !== '') {
    throw new Error(`React Router starts its pages in a way unknown to page-scripts.ts: ${source}`)
  }
  const addresses = new Map(
    [...source.matchAll(ROUTE_IMPORT)].map(([, name, address]) => [name, address]),
  )
  const routes = [...named.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => {
    return [id, addresses.get(name)]
  })
  const start: Start = {
    modules: modules.filter((address) => address !== entry),
    routes: Object.fromEntries(routes),
    entry,
  }
  return JSON.stringify(start).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
}
