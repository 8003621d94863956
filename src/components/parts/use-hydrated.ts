import { useSyncExternalStore } from 'react'

/** False in the prerendered HTML and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
