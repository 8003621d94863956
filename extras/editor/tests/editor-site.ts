import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, type Locator, type Page, test as base } from '@playwright/test'

import { serve } from '../../../build/serve.ts'
import { scrollUntilThere } from '../../../tests/scroll-until-there.ts'
import { buildCopy } from '../../../tests/simulated-site.ts'
import { filesOf, giveFolder } from './folder.ts'

export { expect }

/** The tests that npm test has time for. */
export const QUICK = { tag: '@quick' }

/** What the firm edits on. */
export const SCREENS = [
  ['a computer', { width: 1280, height: 800 }, {}],
  ['a phone', { width: 360, height: 740 }, QUICK],
] as const

type Site = { address: string; folder: string }

/** A copy of the site that says where its repository is, and an editor that may ask no other host. */
export const test = base.extend<{ alone: void }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, provide) => {
      spawnSync(process.execPath, ['commands/install.mjs', 'extras/editor'], { stdio: 'inherit' })
      const { folder, remove } = await buildCopy((copy) => {
        cpSync('commands', join(copy, 'commands'), { recursive: true })
        symlinkSync(resolve('extras/editor/node_modules'), join(copy, 'extras/editor/node_modules'))
        const fact = 'repository: firm/website\nbranch: main\n'
        writeFileSync(join(copy, 'content/editing.yaml'), fact)
      })
      const { address, stop } = await serve({ folder: join(folder, 'dist'), port: 0 })
      await provide({ address, folder })
      await stop()
      remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  alone: [
    async ({ context, site }, provide) => {
      const others: string[] = []
      // what the policy blocks is asked for, and never sent
      context.on('requestfinished', (request) => {
        const own = [site.address, 'blob:', 'data:']
        if (!own.some((start) => request.url().startsWith(start))) others.push(request.url())
      })
      await provide()
      expect(others, 'answers of other hosts').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens the editor with the files of the site, and returns these. */
export async function openDesk(page: Page, { address, folder }: Site) {
  const files = filesOf(folder)
  await page.addInitScript(noteWhatIsTold)
  await page.goto(`${address}/edit`)
  await giveFolder(page, files)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await toList(page)
  return files
}

/** On a phone the list of all content is a screen of its own. */
export async function toList(page: Page) {
  const back = page.getByRole('button', { name: 'Back to Collection List' })
  const list = page.getByRole('treeitem').first()
  await expect(back.or(list).first()).toBeVisible()
  if (await back.isVisible()) await back.click()
  await expect(list).toBeVisible()
}

/** Opens a file; of a list its entries, or one of them. */
export async function open(page: Page, room: string, entry?: number) {
  await toList(page)
  await page.getByRole('treeitem', { name: room }).click()
  const itsEntries = page.getByRole('main', { name: room }).getByRole('row')
  if (entry !== undefined) await itsEntries.nth(entry).click()
}

/** Writes a text into a field. */
export async function fill(page: Page, label: string, text: string) {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await scrollToField(page, field)
  await field.fill(text)
}

/** A field with its label, which Sveltia keeps apart from what is around it by signs nobody sees. */
export function groupOf(page: Page, label: string) {
  return page.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) })
}

/** What is said beside a field. */
export function beside(page: Page, label: string) {
  return groupOf(page, label).getByRole('alert')
}

/** Scrolls through the fields to one, or to a part of one: each comes as it comes near the screen. */
export function scrollToField(page: Page, field: Locator) {
  return scrollUntilThere(field, { past: page.getByRole('group', { name: / Field$/ }) })
}

/** Gives an entry a photograph. */
export async function upload(page: Page, photograph: Buffer) {
  const browse = page.getByRole('button', { name: 'Browse' })
  await scrollToField(page, browse)
  await browse.click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  const file = { name: 'IMG (1).JPG', mimeType: 'image/jpeg', buffer: photograph }
  await (await chooser).setFiles(file)
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByText('/pictures/img-1.webp')).toBeVisible()
}

/** The same, and saves. */
export async function write(page: Page, label: string, text: string) {
  await fill(page, label, text)
  await page.getByRole('button', { name: 'Save' }).click()
}

/** The editor says that what was changed is in the folder, and is ready for the next. */
export async function expectDone(page: Page) {
  const done = /(Entry|\d+ entries) (saved|deleted)\.$/
  await expectTold(page, done)
  await expect(page.getByRole('status').filter({ hasText: done })).toBeHidden()
}

/** The editor says this, or has since it last told what was expected: it is gone after 5 seconds. */
export async function expectTold(page: Page, words: RegExp) {
  await expect.poll(() => page.evaluate(wasTold, words), String(words)).toBe(true)
}

/** Runs in the page, and forgets what was told until then. */
function wasTold({ source }: RegExp) {
  const at = window.told.findIndex((each) => new RegExp(source).test(each))
  window.told.splice(0, at + 1)
  return at >= 0
}

declare global {
  interface Window {
    /** What the editor has told, whether anyone looked or not. */
    told: string[]
  }
}

/** Runs in the page, before all else. */
function noteWhatIsTold() {
  window.told = []
  let before: string[] = []
  const note = () => {
    const all = [...document.querySelectorAll('[role=status], [role=alert]')]
    const shown = all.filter((each) => !each.closest('[aria-hidden=true]'))
    const now = shown.map((each) => each.textContent.trim())
    window.told.push(...now.filter((each) => !before.includes(each)))
    before = now
  }
  const what = { subtree: true, childList: true, characterData: true }
  new MutationObserver(note).observe(document, { ...what, attributeFilter: ['aria-hidden'] })
}

/** Builds the site with other files in place of its own; returns what is wrong with them. */
export function buildWith({ folder }: Site, files: ReadonlyMap<string, Buffer>) {
  const before = filesOf(folder)
  for (const [path, bytes] of files) writeFileSync(join(folder, path), bytes)
  const build = spawnSync(process.execPath, ['build/build.ts'], { cwd: folder })
  for (const [path, bytes] of before) writeFileSync(join(folder, path), bytes)
  return build.status === 0 ? '' : String(build.stderr)
}
