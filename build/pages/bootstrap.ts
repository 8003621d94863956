import { WEIGHT } from '../fonts/fonts.ts'

/**
 * The inline script that starts a page, as it ships. It requests the entry after the `load` event,
 * because it would compete with the pictures above the fold for a slow connection, and the page can
 * be read and used without it. React is requested by the entry, once it is wanted.
 *
 * First it decodes the heading's letters, which stand in the style before it: a face made of bytes is
 * there at once, where Chrome decodes that of the style once the heading is laid out, on a busy
 * processor after the first paint, and the heading may then take a line less.
 *
 * If it cannot be loaded the page works without it. The page reloads once if a new version has been
 * deployed since and its scripts are gone.
 *
 * Until React is there, Back to a page that it once showed in this document loads that page.
 *
 * Until `load`, a phone that arrives at the top of a page lays out nothing below its first screen
 * (`arriving` in shared.css), which is a third of the time to the first paint. Not for longer: what
 * is skipped cannot be copied.
 *
 * Where the worker answers it keeps the display face too, which phones are otherwise without. It is
 * left out where the header has been painted already, for no word may change its face.
 *
 * It is the same in every page, which names its entry in `data-entry`, so the Content Security
 * Policy allows one inline script.
 */
export const BOOTSTRAP_SCRIPT = [
  'const letters=/base64,(.*?)\\)/.exec(document.currentScript.previousElementSibling?.textContent)',
  'if(letters)document.fonts?.add(new FontFace("Archivo Heading",' +
    `Uint8Array.from(atob(letters[1]),each=>each.charCodeAt()),{weight:"${WEIGHT}"}))`,
  'const{entry}=document.currentScript.dataset,{pathname}=location',
  'if(navigator.serviceWorker?.controller&&!performance.getEntriesByType("paint")[0])' +
    'for(const each of document.querySelectorAll("[media]"))each.media=""',
  'const{documentElement:root}=document,type=performance.getEntriesByType("navigation")[0]?.type',
  'if(type=="navigate"&&!location.hash)root.className="arriving"',
  'addEventListener("popstate",()=>{' +
    'if(root.dataset.app!="ready"&&location.pathname!=pathname)location.reload()})',
  'const reloadOnce=async()=>{' +
    'if(type=="reload")return;' +
    'const now=await fetch(location,{cache:"no-cache"});' +
    'if(now.ok&&!(await now.text()).includes(entry))location.reload()}',
  'addEventListener("load",()=>{' +
    'root.className="";' +
    'import(entry).catch(reloadOnce).catch(()=>{})})',
].join(';')
