import { expect, test } from 'vitest'

import { type Shareable, shareables } from '#app/content/shareable.ts'

import { attribute, elementsOf, wordsOf } from '../pages/html.ts'
import { sharePage } from './share-pages.ts'

const HOSTILE = `"><script>alert('&amp;')</script>`
const [any] = shareables
const picture = { address: '/share/a.jpg', alt: HOSTILE }

test('whatever the content says stays text', () => {
  const page = { ...any, title: HOSTILE, heading: HOSTILE, description: HOSTILE } as Shareable
  const elements = elementsOf(sharePage(page, picture))
  expect(elements.filter(({ tagName }) => tagName === 'script')).toEqual([])
  const texts = elements.filter(({ tagName }) => ['title', 'h1'].includes(tagName)).map(wordsOf)
  expect(texts).toEqual([HOSTILE, HOSTILE])
  const hostile = elements.filter((each) => attribute(each, 'content') === HOSTILE)
  expect(hostile.map((each) => attribute(each, 'property') ?? attribute(each, 'name'))).toEqual([
    'description',
    'og:title',
    'og:description',
    'og:image:alt',
  ])
})
