import type { Page } from '@playwright/test'

import { subjects } from '#src/content/contact.ts'
import { pages } from '#src/content/pages.ts'
import { expectWritten, written } from '#tests/journeys/message-form.ts'
import { expect, expectPage, goTo, holdBack, test, visit } from '#tests/journeys/site.ts'

const [subject, ...others] = subjects
const draft = { name: written.name, subject, message: 'A market.\nWho can help?' }

test('what is typed survives a reload and a page change, in its tab', async ({ page, context }) => {
  await writeDraft(page)
  await page.reload()
  await expectDraft(page)
  await expect(page.getByRole('status')).toHaveText('')
  await leaveAndComeBack(page)
  await expectDraft(page)
  const other = await context.newPage()
  await visit(other, '/contact')
  await expectWritten(other, {})
})

test('what is done before the script stays, and the draft fills the rest', async ({ page }) => {
  await writeDraft(page)
  const release = await holdBack(page, '**/assets/*.js')
  // whose subject does not replace the one that is chosen
  const query = new URLSearchParams({ subject: subjects[0] })
  await page.goto(`/contact?${query}`, { waitUntil: 'commit' })
  await page.getByLabel('Subject').selectOption(subjects.at(-2) ?? subjects[0])
  await page.getByLabel('Your Message').fill('A bridge.')
  release()
  const expected = { ...draft, subject: subjects.at(-2) ?? subjects[0], message: 'A bridge.' }
  await expectDraft(page, expected)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expectDraft(page, expected)
})

test('a draft is kept while it is sent, and gone when it has arrived', async ({ page }) => {
  // else it has arrived before a busy machine looks
  await page.clock.install({ time: new Date('2026-05-04T09:00:00Z') })
  await writeDraft(page)
  await page.getByLabel('Email Address').fill(written.email)
  await page.clock.pauseAt(new Date('2026-05-04T10:00:00Z'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.reload()
  // React starts in tasks that the page's clock sets
  await page.clock.resume()
  await expectDraft(page, { ...draft, email: written.email })
  await expect(page.getByRole('status')).toHaveText('')

  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for your message.')).toBeVisible()
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(kept).not.toContain(draft.name)
  await page.reload()
  await expectDraft(page, {})
})

test('a subject in the address is chosen unless the visitor has chosen one', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByLabel('Full Name').fill(draft.name)
  for (const other of others.slice(0, 2)) {
    await visit(page, `/contact?${new URLSearchParams({ subject: other })}`)
    await expectDraft(page, { name: draft.name, subject: other })
  }
  await page.getByLabel('Subject').selectOption(draft.subject)
  await page.reload()
  await expectDraft(page, { name: draft.name, subject: draft.subject })
})

test('a subject that only an address asked for gives way to another, not what was written', async ({
  page,
}) => {
  const [one = subject, other = one] = others
  const asking = (each: string) => `/contact?${new URLSearchParams({ subject: each })}`
  await visit(page, asking(one))
  await expectDraft(page, { subject: one })
  await visit(page, '/contact')
  await expectDraft(page, {})

  await visit(page, asking(one))
  await goTo(page, pages.contact)
  await expect(page).toHaveURL('/contact')
  await expectDraft(page, {})

  await visit(page, asking(one))
  await page.getByLabel('Your Message').fill(draft.message)
  await leaveAndComeBack(page)
  await expectDraft(page, { subject: one, message: draft.message })
  await page.getByLabel('Full Name').fill(draft.name)
  await visit(page, asking(other))
  await expectDraft(page, { name: draft.name, subject: other, message: draft.message })
  // what it would have by hand stays
  await page.getByLabel('Subject').selectOption(one)
  await visit(page, asking(one))
  await expectDraft(page, { name: draft.name, subject: one, message: draft.message })
  await page.getByLabel('Full Name').fill(written.name)
  await visit(page, asking(other))
  await expectDraft(page, { name: written.name, subject: one, message: draft.message })
})

test('what another version left in the storage does no harm', async ({ page }) => {
  await visit(page, '/contact')
  for (const left of ['not JSON', 'null', '{"message":{"age":"7"}}']) {
    await page.evaluate((text) => sessionStorage.setItem('outbox', text), left)
    await page.reload()
    await expectDraft(page, {})
  }
})

async function writeDraft(page: Page) {
  await visit(page, '/contact')
  await page.getByLabel('Full Name').fill(draft.name)
  await page.getByLabel('Subject').selectOption(draft.subject)
  await page.getByLabel('Your Message').fill(draft.message)
}

async function leaveAndComeBack(page: Page) {
  await goTo(page, pages.projects)
  await expectPage(page, pages.projects)
  await goTo(page, pages.contact)
}

async function expectDraft(page: Page, message: Partial<typeof written> = draft) {
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
  await expectWritten(page, message)
}
