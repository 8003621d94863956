import { expect, test, vi } from 'vitest'

const { isPlaceholder } = await import('#src/content/placeholder.ts')
const { organisation } = await import('./structured-data.ts')
const { company } = await import('#src/content/company.ts')
const { email, phone } = await import('#src/content/contact.ts')

test('what the owner has not given is told to no machine', () => {
  const told = textsIn(organisation())
  const facts = Object.entries({
    'company.name': company.name,
    'company.siteUrl': company.siteUrl,
    'contact.email': email,
    'contact.phone': phone,
  })
  const invented = facts.filter(([place]) => isPlaceholder(place))
  // a sentence of the firm's own may name it
  const isTold = (value: string) =>
    told.some((each) => each === value || each.startsWith(`${value}/`))
  expect(invented.filter(([, value]) => isTold(value))).toEqual([])
})

test('it is told by itself once it is given', async () => {
  vi.resetModules()
  vi.doMock('#src/content/placeholder.ts', () => ({ isPlaceholder: () => false }))
  const given = await import('./structured-data.ts')
  expect(given.organisation()).toMatchObject({
    '@id': `${company.siteUrl}/#firm`,
    name: company.name,
    url: company.siteUrl,
    telephone: phone,
    email,
  })
})

function textsIn(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [String(thing)]
  return Object.values(thing).flatMap(textsIn)
}
