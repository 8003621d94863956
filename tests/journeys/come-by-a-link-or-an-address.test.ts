import type { Page } from '@playwright/test'

import { menu, pages } from '#src/content/pages.ts'
import { projects, recentProjects } from '#src/content/projects.ts'

import { scrolledTo } from './scrolling.ts'
import { expect, expectPage, goTo, test, unknownPath, visit } from './site.ts'

// what is prerendered and hydrated is what is rendered after navigation
for (const each of menu) {
  test(`${each.label} is the same by its address and by a link`, async ({ page, context }) => {
    const loaded = await context.newPage()
    await visit(loaded, each.path)
    await visit(page, unknownPath)
    await goTo(page, each)
    await expectPage(page, each)
    // each gets what only a script offers a moment after its first frame
    await expect(async () => {
      const expected = await contentOf(loaded)
      expect(expected.length).toBeGreaterThan(50)
      expect(await contentOf(page)).toEqual(expected)
    }).toPass({ timeout: 30_000 })
  })
}

test('a project on Home is where its link leads, as by its address', async ({ page }) => {
  const [first] = projects
  const { slug, location, title } = recentProjects().at(-1) ?? first
  const name = `${location}: ${title}`
  const heading = page.getByRole('heading').filter({ hasText: name })
  const card = page.getByRole('article').filter({ has: heading })
  const address = `/projects#${slug}`
  await visit(page, '/')
  await card.getByRole('link').first().click()
  await expectHere()
  await goTo(page, pages.about)
  await visit(page, address)
  await expectHere()
  await goTo(page, pages.about)
  await expectPage(page, pages.about)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => scrolledTo(page), 'Back').toBe(0)

  async function expectHere() {
    await expect(page).toHaveURL(address)
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(card).not.toHaveCSS('outline-style', 'none')
  }
})

/** Every element of the page with its attributes, and every text, in order. */
function contentOf(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const describe = (node: Node): string[] => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element)) return []
      // where the display face comes late, a page that was loaded keeps what is read by then without it
      const attributes = [...node.attributes].filter(
        ({ name }) => name !== 'style' && name !== 'data-face',
      )
      const styles = 'style' in node ? (node.style as CSSStyleDeclaration).cssText : ''
      const written = attributes.map(({ name, value }) => `${name}=${value.trim()}`).toSorted()
      const own = [node.localName, ...written, styles].join(' ')
      return [own, ...[...node.childNodes].flatMap(describe)]
    }
    const copy = main.cloneNode(true) as HTMLElement
    // the page's later styles, which are there where it was prerendered
    for (const styles of copy.querySelectorAll('style:not([data-href])')) styles.replaceChildren()
    // comments part two texts
    const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT)
    for (let next = comments.nextNode(); next; next = comments.nextNode())
      (next as Comment).remove()
    copy.normalize()
    return describe(copy)
  })
}
