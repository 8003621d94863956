/**
 * The inline script that starts a page, as it ships. It asks for the other scripts only when the
 * page and the pictures it opens with are there: they would share a slow connection with them, and
 * nothing in them is needed to read the page or to act on it. All are asked for at once, because
 * each names those it imports only when it has arrived.
 *
 * Where one cannot be had the page works without. It is loaded again, once, when the site was
 * deployed anew since and the scripts it names are gone. Until the scripts are at work, Back to
 * another page of this tab loads that page.
 *
 * It is the same in every page, which names its scripts in `data-scripts`: so the Content Security
 * Policy allows one inline script.
 */
export const BOOTSTRAP_SCRIPT = [
  'const{scripts}=document.currentScript.dataset,{pathname}=location',
  'onpopstate=()=>{if(location.pathname!=pathname)location.reload()}',
  'const reloadOnce=async()=>{' +
    'if(performance.getEntriesByType("navigation")[0].type=="reload")return;' +
    'const now=await fetch(location,{cache:"no-cache"});' +
    'if(now.ok&&!(await now.text()).includes(scripts))location.reload()}',
  'addEventListener("load",()=>Promise.all(scripts.split(" ").map(each=>import(each))).catch(reloadOnce).catch(()=>{}))',
].join(';')
