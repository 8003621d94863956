import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Not a background: Chromium may stop drawing the page while one changes (header.module.css). */
const MAY_CHANGE =
  /^(none|box-shadow|clip-path|display|opacity|overflow|scale|stroke-dashoffset|transform|translate|visibility)\b/

const transitions = globSync(['src/**/*.css', 'extras/*/{,slots/}*.css']).flatMap((file) => {
  const found = readFileSync(file, 'utf8').matchAll(/transition:([^;]+);/g)
  return [...found].map(([, value = '']) => [file, value.trim()] as const)
})

test.each(transitions)('%s says what changes gently, and no background does: %s', (_, value) => {
  // a comma within parentheses belongs to a curve
  for (const part of value.replace(/\([^)]*\)/g, '').split(',')) {
    expect(part.trim()).toMatch(MAY_CHANGE)
  }
})
