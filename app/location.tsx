import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'

/** The address of the page that is shown, and what its entry in the history remembers. */
export type Location = { pathname: string; search: string; hash: string; state: unknown }

/** The build renders each page at its own. */
export const LocationContext = createContext<Location>({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
})

/** Where the site is. A component that asks is rendered again when the address changes. */
export function useLocation(): Location {
  return useContext(LocationContext)
}

let showAddress = () => {}

/** Shows the site at the address of the document, whether a link changes it, Back or Forward. */
export function DocumentLocation({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(locationOfDocument)
  useLayoutEffect(() => {
    showAddress = () => setLocation(locationOfDocument())
    // a link may have been followed since it was rendered
    if (window.location.pathname !== location.pathname) showAddress()
    window.addEventListener('popstate', showAddress)
    return () => window.removeEventListener('popstate', showAddress)
    // oxlint-disable-next-line react/exhaustive-deps -- when it is first shown
  }, [])
  return <LocationContext value={location}>{children}</LocationContext>
}

type HowToNavigate = {
  /** Takes the place of the current entry in the history. */
  replace?: boolean
  /** What the entry remembers. */
  state?: unknown
}

/** Changes the address and shows what is there, without loading a document. */
export function navigate(address: string, { replace, state }: HowToNavigate = {}) {
  if (replace) window.history.replaceState(state, '', address)
  else window.history.pushState(state, '', address)
  showAddress()
}

function locationOfDocument(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: window.history.state }
}
