import { createContext, type ReactElement, useContext } from 'react'

/** The address of the page that is shown, and how a page changes what it asks for. */
export type Location = {
  pathname: string
  search: string
  /** Notes a choice in the address, as '?category=water' or nothing; the page stays. */
  changeSearch: (search: string) => void
}

/** The build renders each page at its own address; in browsers the router provides it. */
export const LocationContext = createContext<Location>({
  pathname: '/',
  search: '',
  changeSearch: () => {},
})

/** Where the site is. A component that asks is rendered again when the address changes. */
export function useLocation(): Location {
  return useContext(LocationContext)
}

/** What stands between the header and the footer. */
export type CurrentPage = {
  /** Always the same element for one page, so that it renders again for its own state only. */
  content: ReactElement | null
  /** Its title, told to screen readers, where a link led to it and not the document's address. */
  announced?: string
  /** The place of it that the link names, such as '#kitgum'. */
  place?: string
}

/** The page at the address: another context, because an address may change and the page stay. */
export const PageContext = createContext<CurrentPage>({ content: null })

/** Whether the page came with the document, and no link or step of the history has led to it since. */
export function useIsFromDocument(): boolean {
  return useContext(PageContext).announced === undefined
}
