/** What of Sveltia CMS the editor uses; its own types are there only once it is installed. */
declare module '@sveltia/cms' {
  import type { FunctionComponent } from 'react'

  /** An entry of a list, or a file, as an immutable map; its fields are in `data`. */
  type Entry = {
    getIn(path: readonly (string | number)[]): unknown
    setIn(path: readonly (string | number)[], value: unknown): Entry
  }

  export function init(options: { config: object }): Promise<void>

  export function registerCustomFormat(
    name: string,
    extension: string,
    format: {
      fromFile: (text: string) => Record<string, unknown>
      toFile: (fields: Record<string, unknown>) => string
    },
  ): void

  export function registerEventListener(listener: {
    name: 'preSave'
    handler: (saved: { entry: Entry }) => Entry | undefined
  }): void

  export function registerFieldType(
    name: string,
    control: FunctionComponent<{
      value: unknown
      entry: Entry | undefined
      onChange: (value: string) => void
    }>,
  ): void
}
