import type { Page } from '@playwright/test'

/** What browsers come with, in pixels. */
const USUAL_SIZE_PX = 16

/**
 * How large a visitor has text, as set in the browser: widths in rem follow it, media queries too.
 *
 * @returns a function that sets it, in percent of the usual size
 */
export async function textSizeOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (percent: number) =>
    devtools.send('Page.setFontSizes', {
      fontSizes: { standard: (USUAL_SIZE_PX * percent) / 100 },
    })
}
