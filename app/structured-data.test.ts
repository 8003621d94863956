import { expect, test, vi } from 'vitest'

const { isPlaceholder } = await import('./content/placeholder.ts')
const { organisation } = await import('./structured-data.ts')
const { company } = await import('./content/company.ts')
const { email, phone } = await import('./content/contact.ts')

test('what the owner has not given is told to no machine', () => {
  const told = JSON.stringify(organisation())
  const facts = Object.entries({
    'company.name': company.name,
    'company.siteUrl': company.siteUrl,
    'contact.email': email,
    'contact.phone': phone,
  })
  const invented = facts.filter(([place]) => isPlaceholder(place))
  expect(invented.filter(([, value]) => told.includes(value))).toEqual([])
})

test('it is told by itself once it is given', async () => {
  vi.resetModules()
  vi.doMock('./content/placeholder.ts', () => ({ isPlaceholder: () => false }))
  const given = await import('./structured-data.ts')
  expect(given.organisation()).toMatchObject({
    '@id': `${company.siteUrl}/#firm`,
    name: company.name,
    url: company.siteUrl,
    telephone: phone,
    email,
  })
})
