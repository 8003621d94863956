/** The roles the journey looks for things by. */
export type Role =
  | 'article'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'status'
  | 'textbox'

export type Screen = { width: number; height: number }

/**
 * Someone in front of one engine's browser. Things are found by role and accessible name, as that
 * browser computes them, and only while they are shown; acting on one waits until it is there.
 */
export type Visitor = {
  /** Loads an address of the site anew. */
  visit: (address: string) => Promise<void>
  takeScreen: (screen: Screen) => Promise<void>
  /** Where the visitor is: '/services#solar'. */
  address: () => Promise<string>
  count: (role: Role, name?: string) => Promise<number>
  /** The words of the first of these; nothing while there is none. */
  text: (role: Role, name?: string) => Promise<string | undefined>
  /** What stands in a field. */
  value: (role: Role, name: string) => Promise<string | undefined>
  /** Whether a button says that what it opens is open; nothing while it does not say. */
  expanded: (name: string) => Promise<boolean | undefined>
  click: (role: Role, name: string) => Promise<void>
  type: (name: string, text: string) => Promise<void>
  /** Chooses one option of a select. */
  choose: (name: string, option: string) => Promise<void>
  pressEscape: () => Promise<void>
  /** Closes the browser. */
  leave: () => Promise<void>
}
