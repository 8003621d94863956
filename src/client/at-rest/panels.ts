/**
 * Closes the menu and the chat where the browser does not: when one of their links is followed, and
 * the menu when the focus leaves it, because it covers the page behind, or when the window is made
 * wide, which shows the bar's own links instead.
 */
export function closePanels() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) hide(target.closest('[popover]'))
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element ? target.closest('#menu') : null
    if (relatedTarget instanceof Node && !menu?.contains(relatedTarget)) hide(menu)
  })
  window.addEventListener('resize', () => {
    const opener = document.querySelector<HTMLElement>('[popovertarget=menu]')
    if (opener && !opener.offsetParent) hide(document.getElementById('menu'))
  })
}

/** Closes the menu or the chat over a page that is left. */
export function hidePanels() {
  for (const panel of document.querySelectorAll('[popover]')) hide(panel)
}

/** Without popover support a panel is always shown, and nothing hides it. */
function hide(panel: Element | null) {
  if (panel instanceof HTMLElement) panel.hidePopover?.()
}
