/**
 * The address of a page as the site writes it, whatever way a visitor typed it: in small letters,
 * without .html, without index, without a slash at its end.
 */
export function canonicalPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(\/index)?(\.html)?\/*$/, '') || '/'
}
