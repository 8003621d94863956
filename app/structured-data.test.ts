import { expect, test, vi } from 'vitest'

const { placeholder, isPlaceholder } = await import('./content/placeholder.ts')
const { organisation, servicesData } = await import('./structured-data.ts')
const { company } = await import('./content/company.ts')
const { email, phone } = await import('./content/contact.ts')

test('what the owner has not given is told to no machine', () => {
  const told = JSON.stringify([organisation(), servicesData()])
  const invented = [company.name, company.siteUrl, email, phone].filter(isPlaceholder)
  expect(invented.filter((value) => told.includes(value))).toEqual([])
  expect(placeholder('x')).toBe('x')
})

test('it is told by itself once it is given', async () => {
  vi.resetModules()
  vi.doMock('./content/placeholder.ts', () => ({
    placeholder: (value: string) => value,
    isPlaceholder: (value: string) => value === '',
  }))
  const given = await import('./structured-data.ts')
  expect(given.organisation()).toMatchObject({
    '@id': `${company.siteUrl}/#firm`,
    name: company.name,
    url: company.siteUrl,
    telephone: phone,
    email,
  })
  expect(given.servicesData()['@id']).toBe(`${company.siteUrl}/#firm`)
})
