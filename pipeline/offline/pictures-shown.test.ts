import { expect, test } from 'vitest'

import { parseSizes, picturesShown } from './pictures-shown.ts'

test('sizes are read as rules', () => {
  expect(parseSizes('(min-width: 1800px) 1180px, (min-width: 1000px) 66vw, 124vw')).toEqual([
    { from: 1800, px: 1180 },
    { from: 1000, vw: 66 },
    { from: 0, vw: 124 },
  ])
  expect(parseSizes('(min-width: 1000px) min(100vw, 1520px), 272px')).toEqual([
    { from: 1000, vw: 100, px: 1520 },
    { from: 0, px: 272 },
  ])
  expect(parseSizes('(max-width: 599px) and (min-resolution: 2.5dppx) 78vw, 97vw')).toEqual([
    { from: 0, to: 599, density: 2.5, vw: 78 },
    { from: 0, vw: 97 },
  ])
})

test.each([
  '(max-width: 1000px) 50vw, 100vw',
  '(min-width: 1000px) 50vw',
  '97vw, (max-width: 599px) and (min-resolution: 2dppx) 50vw',
  '(min-resolution: 2dppx) 50vw, 97vw',
  '(max-width: 599px) and (min-resolution: 2dppx) 50vw, (min-width: 500px) 40vw, 97vw',
  'calc(100vw - 20px)',
  'min(100vw - 20px, 300px)',
  '(min-width: 60em) 50vw, 100vw',
  '50vw 100vw',
  '',
])('sizes="%s" stop the build, because the worker would choose wrongly', (sizes) => {
  expect(() => parseSizes(sizes)).toThrow(`sizes="${sizes}"`)
})

test('pictures are gathered from all pages, by the widths they are shown at', () => {
  const pages = [
    source('hero', '50vw') + source('leader-director', '49vw'),
    source('kitgum', '50vw') + source('hero', '10vw') + source('hero', '50vw'),
  ]
  expect(picturesShown(pages)).toEqual([
    { rules: [{ from: 0, vw: 50 }], pictures: ['hero', 'kitgum'] },
    { rules: [{ from: 0, vw: 49 }], pictures: ['leader-director'] },
    { rules: [{ from: 0, vw: 10 }], pictures: ['hero'] },
  ])
})

test('pictures kept elsewhere are left alone', () => {
  const page =
    '<img src="https://a.example/b.jpg" srcset="https://a.example/b.jpg 400w" sizes="1em">'
  expect(picturesShown([page])).toEqual([])
})

function source(picture: string, sizes: string) {
  return `<picture><source type="image/avif" srcset="/pictures/${picture}-400.ab.avif 400w" sizes="${sizes}"></picture>`
}
