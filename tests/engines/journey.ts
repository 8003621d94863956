import { beforeAll, expect, test } from 'vitest'

import { subjects } from '#src/content/contact.ts'
import { menu, pages } from '#src/content/pages.ts'
import { filterChoices, filterResult, projects, projectsIn } from '#src/content/projects.ts'
import { services } from '#src/content/services.ts'

import { extras } from '../../extras.ts'
import { serveSimulated } from '../simulated-site.ts'
import type { Role, Seen } from './lookup.ts'
import { type Browser, type Visitor, visitorOf } from './visitor.ts'

const [, , , solar = services[0]] = services

/** A plain limit, for two browsers at once on a busy machine. */
const KEPT_WITHIN_MS = 120_000

let visitor: Visitor
let goOffline: () => Promise<void>

/** The tasks of the site, once through, with whatever browser is started. */
export function journey(start: () => Promise<Browser>) {
  beforeAll(async () => {
    const site = await serveSimulated()
    const browser = await start()
    visitor = visitorOf(browser, site.address)
    goOffline = site.stop
    return async () => {
      await browser.stop()
      await site.stop()
    }
  })

  test('links of the bar lead from page to page, the first to each', async () => {
    await visit('/no-such-page')
    await expectShown(1, 'heading', 'Nothing is built here yet.')
    for (const { path, label, heading } of menu.toReversed()) {
      await visitor.click('link', label)
      await expectShown(1, 'heading', heading)
      await expectAddress(path)
    }
  })

  test('the phone menu opens, closes and leads to a page', async () => {
    await visit('/services', 360)
    await visitor.click('button', 'Menu')
    await expectShown(1, 'dialog', 'Menu')
    await visitor.click('button', 'Close')
    await expectShown(0, 'dialog', 'Menu')
    await visitor.click('button', 'Menu')
    await visitor.click('link', pages.about.label)
    await expectShown(1, 'heading', pages.about.heading)
    await expectShown(0, 'dialog', 'Menu')
  })

  test('a service opens by its address and its button, and closes by its X and by Escape', async () => {
    // shown by its address alone at first, when it knows no Escape; its button waits for the script
    await visit(`/services#${solar.id}`)
    await visitor.click('button', 'Close')
    await expectShown(0, 'dialog', solar.title)
    await expectAddress('/services')
    await visitor.click('button', `What we do for you: ${solar.title}`)
    await expectShown(1, 'dialog', solar.title)
    await expectAddress(`/services#${solar.id}`)
    await visitor.pressEscape()
    await expectShown(0, 'dialog', solar.title)
    await expectAddress('/services')
  })

  test('the filter shows the projects of one kind, and Back all of them', async () => {
    await visit('/projects')
    await expectShown(projects.length, 'article')
    await expectShown(filterChoices.length, 'radio')
    const kind = filterChoices.at(-1)
    if (!kind) return
    await visitor.click('radio', kind.label)
    const { length } = projectsIn(kind.value)
    await expectShown(length, 'article')
    await expectAddress(`/projects?category=${kind.value}`)
    await expectSeen('status', undefined, { text: filterResult(kind.value) })
    await visitor.goBack()
    await expectShown(projects.length, 'article')
    await expectAddress('/projects')
  })

  test('the contact form keeps what is written, sends it and is empty again', async () => {
    const message = 'Two acres near Kitgum, water from a stream.'
    await visit('/contact')
    await visitor.type('Full Name', 'Akello Grace')
    await visitor.type('Email Address', 'visitor@example.com')
    await visitor.choose('Subject', subjects[0])
    await visitor.type('Your Message', message)
    // a visitor comes back to what they have written
    if (extras.includes('delivery')) await visit('/contact')
    await expectSeen('textbox', 'Your Message', { value: message })
    await expectSeen('combobox', 'Subject', { value: subjects[0] })
    await visitor.click('button', 'Send message')
    const success = 'Thank you for your message. We will get back to you soon!'
    await expectSeen('status', undefined, { text: success })
    await expectSeen('textbox', 'Full Name', { value: '' })
    await expectSeen('combobox', 'Subject', { value: '' })
  })

  test('the WhatsApp panel opens, and closes by its X and by Escape', async () => {
    await visit('/')
    const waysOut = [() => visitor.click('button', 'Close chat panel'), visitor.pressEscape]
    for (const close of waysOut) {
      await visitor.click('button', 'Chat on WhatsApp')
      await expectShown(1, 'link', 'Start chat (opens in a new tab)')
      await close()
      await expectShown(0, 'dialog', 'WhatsApp chat')
    }
  })

  test.skipIf(!extras.includes('offline'))('after all this every page reads offline', async () => {
    // it keeps the site when nothing else is being done
    await expect.poll(visitor.worker, { timeout: KEPT_WITHIN_MS }).toBe('activated')
    await goOffline()
    for (const { path, heading } of menu) {
      await visit(path)
      await expectShown(1, 'heading', heading)
    }
  })
}

/** Loads an address and waits until its script is at work, which the bar then tells. */
async function visit(address: string, width = 1200) {
  await visitor.visit(address, width, 800)
  await expectSeen('banner', undefined, { scrolled: expect.stringMatching(/./) })
}

async function expectShown(count: number, role: Role, name?: string) {
  await expect.poll(() => visitor.look(role, name)).toHaveLength(count)
}

async function expectSeen(role: Role, name: string | undefined, seen: Partial<Seen>) {
  await expect.poll(() => visitor.look(role, name)).toMatchObject([seen])
}

async function expectAddress(address: string) {
  await expect.poll(visitor.address).toBe(address)
}
