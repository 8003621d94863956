import { useCallback, useSyncExternalStore } from 'react'

type Popover = {
  /** Undefined until hydration: until then the browser itself announces it. */
  open: boolean | undefined
  hide: () => void
}

/**
 * The state of the popover with this id, opened before hydration or after.
 * Browsers open, close and dismiss it themselves; those without popovers show its content in the page.
 */
export function usePopover(id: string): Popover {
  const subscribe = useCallback(
    (listener: () => void) => {
      const panel = document.getElementById(id)
      panel?.addEventListener('toggle', listener)
      return () => panel?.removeEventListener('toggle', listener)
    },
    [id],
  )
  const open = useSyncExternalStore(
    subscribe,
    () => isOpen(id),
    () => undefined,
  )
  return { open, hide: () => isOpen(id) && document.getElementById(id)?.hidePopover() }
}

function isOpen(id: string): boolean {
  if (!CSS.supports('selector(:popover-open)')) return false
  return document.getElementById(id)?.matches(':popover-open') ?? false
}
