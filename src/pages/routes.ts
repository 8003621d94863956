import type { ComponentType } from 'react'

import { canonicalPath } from '#src/content/address.ts'
import type { Page } from '#src/content/pages.ts'

type PageModule = { default: ComponentType }

const pageModules: Readonly<Record<string, () => Promise<PageModule>>> = {
  '/': () => import('./home.tsx'),
  '/about': () => import('./about.tsx'),
  '/services': () => import('./services.tsx'),
  '/projects': () => import('./projects.tsx'),
  '/contact': () => import('./contact.tsx'),
} satisfies Record<Page['path'], () => Promise<PageModule>>

/** Whether an address is a page of this site, however it is spelled: some hosts accept any spelling. */
export function isPage(pathname: string): boolean {
  return canonicalPath(pathname) in pageModules
}

/** Fetches the script of a page and its styles; for any other address those of the not-found page. */
export function importPage(pathname: string): Promise<PageModule> {
  return (pageModules[canonicalPath(pathname)] ?? importNotFound)()
}

function importNotFound(): Promise<PageModule> {
  return import('./not-found.tsx')
}
