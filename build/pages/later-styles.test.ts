import { expect, test } from 'vitest'

import { partStyles } from './later-styles.ts'

const ABOVE = '<header class="bar">Menu</header><main><section class="head wide"></section>'

test.each([
  ['.bar{top:0}', '.cards{gap:1px}'],
  ['a{color:red}', '.cards a{color:red}'],
  ['.bar,.cards{color:red}', '.cards,.footer a{color:red}'],
  ['.bar:not(.open){top:0}', '.cards:not(.bar){gap:1px}'],
  [':is(.head,.cards){gap:1px}', ':is(.cards,.footer:not(.bar)) p{gap:1px}'],
  [':is(p,.cards){gap:1px}', '.bar :where(.cards :is(.footer,.note)){gap:1px}'],
  [':root:has(.cards) .bar{top:0}', '.wide~.cards{gap:1px}'],
  [
    '@layer parts{@media screen{.bar{top:0}}}',
    '@layer parts{@media screen{.cards{gap:1px}}@media print{.footer{gap:1px}}}',
  ],
  ['@layer a,b;@font-face{src:url(a)}@keyframes x{50%{top:0}}', '.cards{animation:x}'],
])('%s comes first, %s later', (early, late) => {
  const both = partStyles(early + late, ABOVE)
  expect(both).toEqual({ first: early, later: late })
})

test('rules of one group are parted, each with the group around it', () => {
  const css = '@layer parts{.cards{gap:1px}.bar{top:0}@media screen{.cards{gap:2px}.bar{top:1px}}}'
  expect(partStyles(css, ABOVE)).toEqual({
    first: '@layer parts{.bar{top:0}@media screen{.bar{top:1px}}}',
    later: '@layer parts{.cards{gap:1px}@media screen{.cards{gap:2px}}}',
  })
})
