/**
 * Whether the site works offline once a visitor has shown interest. False is the way out of a
 * worker gone wrong: the next deploy then takes it away from every phone at its next visit. Take this
 * folder out only after such a deploy, or the last worker stays on the phones that have it.
 */
export const offline = true
