import type { Extra } from '#build/extras.ts'

export default {
  async foot(path) {
    const { structuredData } = await import('./structured-data.ts')
    // no text may end the element
    const things = structuredData(path).map((each) =>
      JSON.stringify(each).replaceAll('<', '\\u003c'),
    )
    return things.map((json) => `<script type="application/ld+json">${json}</script>`).join('')
  },
} satisfies Extra
