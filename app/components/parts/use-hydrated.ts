import { useSyncExternalStore } from 'react'

/** False in the HTML as built, true once the page's script is at work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => {}
}
