import { getDocumentProxy } from 'unpdf'

import { menu } from '#src/content/pages.ts'
import { moreInProfile } from '#tests/budgets.ts'
import { expect, test, visit } from '#tests/journeys/site.ts'

test('every page prints on two sheets, or a sheet more for every few entries more', async ({
  page,
}) => {
  for (const { path } of menu) {
    await visit(page, path)
    const sheets = await getDocumentProxy(
      new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
    )
    expect(sheets.numPages, path).toBeLessThanOrEqual(2 + Math.ceil(moreInProfile / 3))
  }
})
