/**
 * The address of a page as the site writes it, whatever way a visitor typed it: in small letters,
 * without .html, without index, without a slash at its end.
 */
export function canonicalPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/'
}

/** The name in src/pages/ of the module of the page at an address. */
export function moduleName(pathname: string): string {
  return canonicalPath(pathname).slice(1) || 'home'
}
