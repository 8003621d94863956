import { expect, test } from 'vitest'

import { type Shareable, shareables } from '#src/content/shareable.ts'

import { sharePage } from './share-pages.ts'

test('text of the content is escaped', () => {
  const hostile = `"><script>alert('&amp;')</script>`
  const page = { ...shareables[0], title: hostile, heading: hostile, description: hostile }
  const html = sharePage(page as Shareable, { address: '/share/a.jpg', alt: hostile })
  expect(html).not.toContain('<script')
  expect(html.split('&quot;&gt;&lt;script&gt;alert(')).toHaveLength(8)
})
