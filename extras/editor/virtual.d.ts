// What build-preview.ts makes for the editor.

declare module 'virtual:editor/site' {
  import type { SitePictures } from '../../build/pictures/site-pictures.ts'
  import type { Facts } from '../../src/content/read.ts'

  /** The site as a function of what it shows, because its modules compose their texts once. */
  const siteOf: (
    facts: Facts,
    pictures: SitePictures,
  ) => { renderPage: (path: string) => Promise<string> }
  export default siteOf
}

declare module 'virtual:editor/styles' {
  /** Those of all pages, as text. */
  const styles: string
  export default styles
}
