import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { GROUPS, LISTS } from '../../../src/content/entry.ts'
import { scrollUntilThere } from '../../../tests/scroll-until-there.ts'
import {
  beside,
  buildWith,
  expect,
  expectDone,
  expectTold,
  fill,
  open,
  openDesk,
  QUICK,
  SCREENS,
  scrollToField,
  test,
  toList,
  upload,
  write,
} from './editor-site.ts'
import { asText, folderNow } from './folder.ts'

test('the editor is known to nothing but the hosts', QUICK, async ({ site, request }) => {
  const page = await request.get(`${site.address}/edit`)
  expect(await page.text()).toContain('<meta name="robots" content="noindex')
  expect(page.headers()['content-security-policy']).toContain('https://api.github.com')
  const home = await request.get(site.address)
  expect(home.headers()['content-security-policy']).not.toContain('github')
  const dist = join(site.folder, 'dist')
  const others = globSync(['**/*.{html,js,txt,xml,webmanifest}', '_redirects'], {
    cwd: dist,
    exclude: ['edit.html', 'assets/edit/**'],
  })
  expect(others).toContain('sitemap.xml')
  for (const name of others) {
    expect(readFileSync(join(dist, name), 'utf8'), name).not.toMatch(/\/edit\b|sveltia/i)
  }
})

for (const [screen, viewport, tags] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('all of the content opens, and is left as it was', async ({ page, site }) => {
      const files = await openDesk(page, site)
      await expect(page.getByRole('treeitem')).toHaveCount(GROUPS.length + LISTS.length)
      const rooms = await page.getByRole('treeitem').allInnerTexts()
      for (const room of rooms.map((text) => /[A-Z]\w+/.exec(text)?.[0] ?? '')) {
        const list = room.toLowerCase()
        if (LISTS.includes(list) && pathsIn(files, list).length === 0) continue
        await open(page, room, LISTS.includes(list) ? 0 : undefined)
        await scrollToField(page, page.getByRole('textbox'))
        await page.getByRole('button', { name: 'Cancel Editing' }).click()
      }
      expect(asText(await folderNow(page))).toEqual(asText(files))
    })

    test('facts and entries are changed, moved and taken away', async ({ page, site }) => {
      const files = await openDesk(page, site)
      const [last = '', above = ''] = pathsIn(files, 'services').toReversed()
      const [leader = ''] = pathsIn(files, 'leaders')
      const [testimonial = ''] = pathsIn(files, 'testimonials')
      const [project = ''] = pathsIn(files, 'projects')

      await open(page, 'Contact')
      await write(page, 'Phone', '0772 123 456')
      await expect(beside(page, 'Phone')).toContainText('is not international: write +')
      await write(page, 'Phone', '+256 772 123 456')
      await expectDone(page)
      // a firm may have none of these, and one service, which has no place to move to
      if (testimonial) {
        await open(page, 'Testimonials', 0)
        await write(page, 'Quote', `Water: “every day” & < 5 km for 'all'.`)
        await expectDone(page)
      }
      // her name, where the firm gives names
      const called = /^name:/m.test(String(files.get(leader))) ? 'name' : 'role'
      if (leader) {
        await open(page, 'Leaders', 0)
        await write(page, called === 'name' ? 'Name' : 'Role', 'Akello\nO"Hara')
        await expectDone(page)
      }
      if (above) {
        await open(page, 'Services')
        await page.getByRole('button', { name: 'Reorder' }).click()
        // each row comes by itself
        const moveUp = page.getByRole('button', { name: 'Move Up' })
        await expect(moveUp).toHaveCount(pathsIn(files, 'services').length)
        await moveUp.last().click()
        await page.getByRole('button', { name: 'Done' }).click()
        await expectDone(page)
      }
      await open(page, 'Projects')
      const [location = ''] = /(?<=^location: ).*/m.exec(String(files.get(project))) ?? []
      const row = page.getByRole('row', { name: location })
      await scrollUntilThere(row, { past: page.getByRole('row') })
      await row.click()
      await page.getByRole('button', { name: 'Show Editor Options' }).click()
      await page.getByRole('menuitem', { name: 'Delete Entry' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expectDone(page)

      const now = asText(await folderNow(page))
      const expected = asText(files)
      const place = (path: string) => /^order: .*/m.exec(String(files.get(path)))?.[0] ?? ''
      if (above) {
        expected[above] = expected[above]?.replace(place(above), place(last))
        expected[last] = expected[last]?.replace(place(last), place(above))
      }
      if (leader) {
        expected[leader] = withFact(expected[leader], called, `'Akello O"Hara'`)
      }
      expected['content/contact.yaml'] = withFact(
        expected['content/contact.yaml'],
        'phone',
        '+256 772 123 456',
      )
      const quote = `"Water: “every day” & < 5 km for 'all'."`
      if (testimonial) expected[testimonial] = withFact(expected[testimonial], 'quote', quote)
      delete expected[project]
      expect(now).toEqual(expected)
    })

    test('a project is added, with a photograph', tags, async ({ page, site }) => {
      const files = await openDesk(page, site)
      await open(page, 'Projects')
      await page.getByRole('button', { name: 'Create New Entry' }).click()
      await page.getByRole('radio', { name: 'water' }).click()
      for (const [label, text] of Object.entries(PROJECT)) {
        await fill(page, label, text)
      }
      const photograph = { width: 4000, height: 3000, channels: 3, background: '#7a5' } as const
      await upload(page, await sharp({ create: photograph }).jpeg().toBuffer())
      await write(page, 'Description', 'long '.repeat(20_000))
      await expectTold(page, /One field has an error/)
      await write(page, 'Description', 'A borehole, a tank: and taps.')
      await expectDone(page)

      const now = await folderNow(page)
      const added = [...now].filter(([path]) => !files.has(path)).toSorted()
      const [[path, text], [picture, bytes]] = added as [[string, Buffer], [string, Buffer]]
      expect(path).toBe('content/projects/water-for-a-school-gulu.yaml')
      expect(picture).toBe('pictures/img-1.webp')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2400 })
      const others = pathsIn(files, 'projects').map((name) => String(files.get(name)))
      expect(commentsOf(String(text))).toEqual(commentsOf(others[0]))
      const ids = others.map((other) => Number(/(?<=^id: ).*/m.exec(other)?.[0]))
      const fields = String(text).replaceAll(/^#.*\n|^\n/gm, '')
      expect(fields).toBe(`id: ${Math.max(...ids) + 1}
title: Water for a school
category: water
location: Gulu
year: 2023
coordinates: 2.77, 32.3
description: 'A borehole, a tank: and taps.'
imageUrl: img-1.webp
imageAlt: A tap beside a school
`)
      for (const each of [path, picture]) now.delete(each)
      expect(asText(now)).toEqual(asText(files))
    })
  })
}

test('what is saved is built; a mistake is told as the build does', async ({ page, site }) => {
  const files = await openDesk(page, site)
  await open(page, 'Leaders', 0)
  const role = 'Head & "Sons", < 5 km'
  await write(page, 'Role', role)
  await expectDone(page)
  await expect(page.getByRole('main').getByText(role)).toBeVisible()
  expect(buildWith(site, await folderNow(page))).toBe('')
  const about = () => readFileSync(join(site.folder, 'dist/about.html'), 'utf8')
  const built = about()
  expect(built).toContain('Head &amp; &quot;Sons&quot;, &lt; 5 km')
  await toList(page)
  await open(page, 'Leaders', 0)
  await write(page, 'Role', 'Head 👷')
  const said = await beside(page, 'Role').innerText()
  const [leader = ''] = pathsIn(files, 'leaders')
  const wrong = withFact(String(files.get(leader)), 'role', 'Head 👷')
  const told = buildWith(site, new Map([...files, [leader, Buffer.from(wrong)]]))
  expect(told).toMatch(
    /content\/leaders\/\S+:\d+: role has '👷', which no font of ours has: take it away/,
  )
  expect(told).toContain(said.replace('Role', 'role'))
  expect(about()).toBe(built)
})

const PROJECT = {
  Title: 'Water for a school',
  'District or town': 'Gulu',
  Year: '2023',
  'Place on the map': '2.77, 32.3',
  'What the picture shows': 'A tap beside a school',
}

/** The comments on fields. */
function commentsOf(file = '') {
  return file.match(/^#.*/gm)?.slice(2)
}

/** The entries of a list, in the order of their names. */
function pathsIn(files: ReadonlyMap<string, Buffer>, list: string) {
  return [...files.keys()].filter((path) => path.startsWith(`content/${list}/`)).toSorted()
}

function withFact(file = '', field: string, fact: string) {
  return file.replace(new RegExp(`^${field}:.*(\\n +.*)*`, 'm'), () => `${field}: ${fact}`)
}
