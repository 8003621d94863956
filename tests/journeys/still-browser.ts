import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { BrowserContext, Page, TestInfo } from '@playwright/test'

const PATIENCE_MS = 10_000

/**
 * Chromium stops drawing a page now and then on a busy machine, for good: no frame comes, a reload
 * changes nothing, a new browser draws again (openagents-org/openagents#660 and dknauss/Sudo#353
 * measured it). Playwright waits for a frame before it clicks, so the test of such a page ends with
 * its time, whatever the page is. This notes it where a test has failed, and only a test with such
 * a note is done again.
 *
 * @throws in the second turn of a test that failed while its browser drew frames
 */
export async function againIfStill(
  context: BrowserContext,
  info: TestInfo,
  act: () => Promise<void>,
) {
  const note = join(info.project.outputDir, `${info.testId}-stood-still`)
  if (info.retry > 0 && !existsSync(note)) {
    throw new Error('It failed before while its browser drew frames, and is not done again.')
  }
  await act()
  if (info.status === info.expectedStatus) return
  const draws = await Promise.all(context.pages().map(drawsFrames))
  if (draws.every(Boolean)) return
  await mkdir(info.project.outputDir, { recursive: true })
  await writeFile(note, info.title)
}

/** Whether a page gets a frame; one that is gone is not said to stand still. */
function drawsFrames(page: Page): Promise<boolean> {
  const frame = page.evaluate(async (patience) => {
    return new Promise<boolean>((resolve) => {
      requestAnimationFrame(() => resolve(true))
      window.setTimeout(() => resolve(false), patience)
    })
  }, PATIENCE_MS)
  // a page whose clock a test has stopped cannot say
  return Promise.race([frame.catch(() => true), setTimeout(2 * PATIENCE_MS, true)])
}
