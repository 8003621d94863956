import type { ComponentType } from 'react'

import { asWritten } from '#app/content/address.ts'
import type { Page } from '#app/content/pages.ts'

type PageModule = { default: ComponentType }

const pageModules: Readonly<Record<string, () => Promise<PageModule>>> = {
  '/': () => import('./pages/home.tsx'),
  '/about': () => import('./pages/about.tsx'),
  '/services': () => import('./pages/services.tsx'),
  '/projects': () => import('./pages/projects.tsx'),
  '/contact': () => import('./pages/contact.tsx'),
} satisfies Record<Page['path'], () => Promise<PageModule>>

/** Whether an address is a page of this site, however it is spelled: some hosts accept any spelling. */
export function isPage(pathname: string): boolean {
  return asWritten(pathname) in pageModules
}

/** Fetches the script of a page and its styles; for any other address those of the not-found page. */
export function importPage(pathname: string): Promise<PageModule> {
  return (pageModules[asWritten(pathname)] ?? importNotFound)()
}

function importNotFound(): Promise<PageModule> {
  return import('./pages/not-found.tsx')
}
