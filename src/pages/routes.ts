import type { ComponentType } from 'react'

import { canonicalPath, moduleName } from '#src/content/address.ts'
import { menu } from '#src/content/pages.ts'

type PageModule = { default: ComponentType }

/** The modules beside this one, each a page; that of `/careers` is `careers.tsx`. */
const modules = import.meta.glob<PageModule>('./*.tsx')

/** Whether an address is a page of this site, however it is spelled: some hosts accept any spelling. */
export function isPage(pathname: string): boolean {
  return menu.some(({ path }) => path === canonicalPath(pathname))
}

/** Fetches the script of a page and its styles; for any other address those of the not-found page. */
export function importPage(pathname: string): Promise<PageModule> {
  const module = isPage(pathname) ? modules[`./${moduleName(pathname)}.tsx`] : undefined
  return (module ?? importNotFound)()
}

function importNotFound(): Promise<PageModule> {
  return import('./not-found.tsx')
}
