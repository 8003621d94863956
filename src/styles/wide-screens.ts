/** From here on a screen belongs to no phone, as --medium in breakpoints.css. */
export const WIDE_SCREENS = '(min-width: 43.75rem)'
