/** How long a visitor waits for a thing to be there, or for something to happen. */
export const PATIENCE_MS = 10_000

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

/** What can be told of a thing; each is '' when it has none. */
export type Seen = {
  text: string
  /** What stands in a field. */
  value: string
  /** 'true' or 'false' of a button that opens something. */
  expanded: string
}

/** Someone in front of the browser of one engine, who finds things by role and accessible name. */
export type Visitor = {
  /** Loads an address of the site anew, in a window of this size. */
  visit: (address: string, screen: { width: number; height: number }) => Promise<void>
  goBack: () => Promise<void>
  /** Where the visitor is: '/services#renewable-energy'. */
  address: () => Promise<string>
  look: (role: Role, name?: string) => Promise<Seen[]>
  /** Presses the first of these, as soon as there is one. */
  click: (role: Role, name: string) => Promise<void>
  type: (field: string, text: string) => Promise<void>
  choose: (field: string, option: string) => Promise<void>
  pressEscape: () => Promise<void>
  /** Closes the browser. */
  leave: () => Promise<void>
}
