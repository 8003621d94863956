import { expect, test } from 'vitest'

import { pictureFile, picturesFor, type Shown } from './picture-choice.ts'

const heroFiles = filesOf('hero', [720, 900, 1400, 1800, 2100])
const others = ['/', '/assets/a-1.js', '/pictures/hero-900.1a2b.webp'].map((url) => ({ url }))
const hero: Shown = {
  pictures: ['hero'],
  rules: [
    { from: 1800, px: 1180 },
    { from: 1000, vw: 66 },
    { from: 0, vw: 124 },
  ],
}

test.each([
  // 446 pixels wide: 893 are shown
  ['a phone of 360 with two pixels each', 360, 2, 900],
  // 397 wide: 595 are shown
  ['a phone of 320 with one and a half', 320, 1.5, 720],
  // 511 wide: 1341 are shown
  ['a phone of 412 with 2.625', 412, 2.625, 1400],
  // 484 wide: 1451 are shown
  ['a phone of 390 with three', 390, 3, 1800],
  // 950 wide
  ['a desktop of 1440', 1440, 1, 1400],
  ['a desktop of 2560 with two', 2560, 2, 2100],
  ['a screen denser than every file', 1000, 4, 2100],
  ['a screen sparser than every file', 320, 1, 720],
])('%s takes one file of the hero', (_, width, density, taken) => {
  const files = picturesFor({ width, density }, 'avif', [hero], [...others, ...heroFiles], Infinity)
  expect([...files]).toEqual([`/pictures/hero-${taken}.1a2b.avif`])
})

test('a dense phone takes what it is told to, a sparser or a wider screen not', () => {
  const rules = [
    { from: 0, to: 599, density: 2.5, vw: 80 },
    { from: 0, vw: 100 },
  ]
  const shown = [{ pictures: ['hero'], rules }]
  for (const [width, density, taken] of [
    // 330 pixels wide, not 412
    [412, 2.625, 900],
    [412, 2.499, 1400],
    [599, 2.5, 1400],
    [600, 2.5, 1800],
  ] as const) {
    const files = picturesFor({ width, density }, 'avif', shown, heroFiles, Infinity)
    expect([...files]).toEqual([`/pictures/hero-${taken}.1a2b.avif`])
  }
})

test('a browser without AVIF takes WebP', () => {
  const screen = { width: 360, density: 2 }
  expect([...picturesFor(screen, 'webp', [hero], [...heroFiles, ...others], Infinity)]).toEqual([
    '/pictures/hero-900.1a2b.webp',
  ])
})

test('of two widths the narrower counts', () => {
  const rules = [{ from: 0, vw: 100, px: 700 }]
  const shown = [{ pictures: ['hero'], rules }]
  for (const [width, taken] of [
    [320, 720],
    [1900, 1400],
  ] as const) {
    const files = picturesFor({ width, density: 2 }, 'avif', shown, heroFiles, Infinity)
    expect([...files]).toEqual([`/pictures/hero-${taken}.1a2b.avif`])
  }
})

test('a picture that stands at two widths takes a file for each', () => {
  const small: Shown = { pictures: ['hero'], rules: [{ from: 0, px: 250 }] }
  const files = picturesFor(
    { width: 412, density: 2.625 },
    'avif',
    [hero, small],
    heroFiles,
    Infinity,
  )
  expect([...files]).toEqual(['/pictures/hero-1400.1a2b.avif', '/pictures/hero-720.1a2b.avif'])
})

test('a file tells its picture, width and format', () => {
  expect(pictureFile('/pictures/leader-field-advisor-360.86b26f6f.webp')).toEqual({
    picture: 'leader-field-advisor',
    width: 360,
    format: 'webp',
  })
  expect(pictureFile('/share/home.png')).toBeUndefined()
})

test('where all are too heavy the last ones are taken half as wide, and none is left out', () => {
  const screen = { width: 500, density: 2.4 }
  const names = ['lira', 'oyam', 'otuke']
  const shown = [{ pictures: names, rules: [{ from: 0, vw: 100 }] }]
  const files = names.flatMap((name) => filesOf(name, [400, 720, 1200]))
  const taken = (mostBytes: number) =>
    [...picturesFor(screen, 'avif', shown, files, mostBytes)].map((url) => pictureFile(url)?.width)
  expect(taken(3600)).toEqual([1200, 1200, 1200])
  expect(taken(3599)).toEqual([1200, 1200, 720])
  expect(taken(2700)).toEqual([1200, 720, 720])
  expect(taken(2160)).toEqual([720, 720, 720])
  expect(taken(1300)).toEqual([400, 400, 400])
})

/** Files of a picture, of a byte for each pixel of width. */
function filesOf(picture: string, widths: readonly number[]) {
  return widths.map((width) => ({ url: `/pictures/${picture}-${width}.1a2b.avif`, bytes: width }))
}
