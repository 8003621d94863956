/** What of Sveltia CMS the editor uses; its own types are there only once it is installed. */
declare module '@sveltia/cms' {
  import type { ComponentType } from 'react'

  /** An entry of a list, or a file, as an immutable map; its fields are in `data`. */
  export type EntryMap = {
    getIn(path: readonly (string | number)[]): unknown
    setIn(path: readonly (string | number)[], value: unknown): EntryMap
    toJS(): { data: Record<string, unknown>; path: string; slug: string }
  }

  /** What a preview is given; the document is that of its frame. */
  export type PreviewProps = {
    entry: EntryMap
    document: Document
    /** A file of pictures/ by its address in the form. */
    getAsset(address: string): { toBase64(): Promise<string> } | undefined
    /** The entries of a list. */
    getCollection(name: string): Promise<readonly EntryMap[]>
  }

  /** What the control of a field is given. */
  export type ControlProps = {
    value: unknown
    /** How it is set up. */
    field: { get(option: string): unknown }
    /** The id of its label begins with it. */
    forID: string
    entry: EntryMap | undefined
    onChange: (value: string) => void
  }

  /** The control of a field type that Sveltia has by itself. */
  export function getFieldType(name: 'string'): { control: ComponentType<ControlProps> }

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
    name: 'preSave' | 'postSave'
    /** What it gives back before an entry is saved is saved in place of that. */
    handler: (saved: { entry: EntryMap }) => EntryMap | undefined | Promise<undefined>
  }): void

  export function registerFieldType(name: string, control: ComponentType<ControlProps>): void

  export function registerPreviewTemplate(name: string, template: ComponentType<PreviewProps>): void
}
