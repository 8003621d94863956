import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { filterChoices, projects } from '#app/content/projects.ts'

import { FilterStyles } from './project-filter.tsx'

test('the filter offers the kinds that there are projects of, if there are two or more', () => {
  const kinds = new Set<string>(projects.map(({ category }) => category))
  const offered = kinds.size > 1 ? ['all', ...kinds] : []
  expect(filterChoices.map(({ value }) => value).toSorted()).toEqual(offered.toSorted())
})

test('each kind that is offered has styles that filter by it, and no other kind has', () => {
  const choices = [{ value: 'all' }, { value: 'training' }] as const
  const html = renderToStaticMarkup(createElement(FilterStyles, { choices }))
  expect(html).toContain(
    'main:has([value=training]:checked) li[data-category]:not([data-category=training]){display:none}',
  )
  expect(html).not.toMatch(/value=(all|water|irrigation)\]/)
})
