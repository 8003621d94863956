import { useSyncExternalStore } from 'react'

/** False in the HTML as built, true once the page's script is at work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/** Subscribes to what differs between the HTML as built and the browser, and not after that. */
export function neverChanges() {
  return () => {}
}
