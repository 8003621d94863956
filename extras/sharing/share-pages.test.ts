import { expect, test } from 'vitest'

import { sharePage } from './share-pages.ts'
import { type Shareable, shareables } from './shareable.ts'

test('text of the content is escaped', () => {
  const hostile = `"><script>alert('&amp;')</script>`
  const page = {
    ...shareables[0],
    title: hostile,
    heading: hostile,
    description: hostile,
    imageAlt: hostile,
  }
  const html = sharePage(page as Shareable)
  expect(html).not.toContain('<script')
  expect(html.split('&quot;&gt;&lt;script&gt;alert(')).toHaveLength(9)
})
