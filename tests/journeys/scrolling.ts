import { expect, type Page } from '@playwright/test'

/** Scrolls at once to a place, in pixels from the top. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** Where the page stands, in pixels from the top. */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Turns the wheel until the page moves: a busy browser loses a turn now and then. */
export async function turnWheel(page: Page) {
  const before = await scrolledTo(page)
  await page.mouse.move(180, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    expect(await scrolledTo(page)).toBeGreaterThan(before)
  }).toPass({ timeout: 30_000 })
}

/** Gives the page the frames it would need to do what it should not. */
export async function letFramesPass(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Waits for every movement but those that follow the scrolling, which never end. */
export async function letAnimationsEnd(page: Page) {
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    return Promise.allSettled(timed.map(({ finished }) => finished))
  })
}

/**
 * Scrolls to the foot; waits at each step until the pictures in view are there or failed.
 *
 * @throws what is known of a picture that neither came nor failed within two minutes
 */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const root = document.documentElement
    // or a second, where a browser draws none: two tests stood still in here once, and nobody saw why
    const nextFrame = () => {
      return new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 1000)
      })
    }
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
      const isComing = (image: HTMLImageElement) => {
        const box = image.getBoundingClientRect()
        const isInView = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight
        return isInView && !image.complete
      }
      const patience = performance.now() + 120_000
      // asked anew each frame: a picture that failed may put another in its place
      for (;;) {
        const image = [...document.images].find(isComing)
        if (!image) break
        if (performance.now() > patience) {
          const { y, height } = image.getBoundingClientRect()
          throw new Error(`never came: ${image.outerHTML}, at ${y}, ${height} high, is shown
            as "${image.currentSrc}", in ${image.closest('section, article')?.outerHTML}`)
        }
        await nextFrame()
      }
    }
  })
}
