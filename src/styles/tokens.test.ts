import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const css = readFileSync('src/styles/tokens.css', 'utf8')

/** Which borders and focus rings stand on which surface. WCAG asks for 3:1; axe looks at text. */
const borders: readonly (readonly [border: string, surfaces: readonly string[]])[] = [
  ['--ink', ['--paper', '--board', '--white', '--gold']],
  ['--line-field', ['--paper', '--board', '--white']],
  ['--laterite-ink', ['--paper', '--white']],
  ['--gold', ['--forest-deep', '--laterite-deep', '--forest']],
  ['--on-dark', ['--laterite-deep', '--forest-deep']],
]

test.each(borders)('%s is seen at 3:1 on each surface it stands on', (border, surfaces) => {
  for (const surface of surfaces) expect(contrast(border, surface), surface).toBeGreaterThan(3)
})

test('lines leave text that crosses them its 7:1', () => {
  expect(contrast('--ink', '--in-clay')).toBeGreaterThan(7)
  expect(contrast('--ink-soft', '--contour')).toBeGreaterThan(7)
})

test('pictures, which cannot name a token, have colours that are tokens', () => {
  for (const file of ['public/favicon.svg', ...globSync('src/components/**/*.svg')]) {
    const colors = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}/g) ?? []
    expect(colors.length, file).toBeGreaterThan(0)
    for (const each of colors) expect(css, file).toContain(`: ${each};`)
  }
})

/** WCAG's contrast ratio of two tokens. */
function contrast(one: string, other: string): number {
  const lights = [one, other].map((each) => luminance(color(each)) + 0.05)
  return Math.max(...lights) / Math.min(...lights)
}

/** The first value of a token, six hexadecimal digits. */
function color(token: string): string {
  const digits = css.match(new RegExp(`${token}: #([0-9a-f]{6});`))?.[1]
  if (!digits) throw new Error(`${token} is no colour of tokens.css`)
  return digits
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
