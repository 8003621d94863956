/**
 * Gives the focus to a control in place of the pressed button, which lost it when it was disabled or taken
 * away; a visitor who has moved on is left there.
 */
export function returnFocus(control: HTMLElement | null | undefined) {
  if (document.activeElement === document.body) control?.focus({ preventScroll: true })
}
