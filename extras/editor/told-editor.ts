import type { Editor } from './build-editor.ts'

declare const EDITOR: Editor

/** What the build told the editor. */
export const { collections, config, files, originals, pictures, pages } = EDITOR
