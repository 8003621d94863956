import { expect, test } from 'vitest'

import { files, firstOf, pictures, warningsWith } from './changed-content.ts'
import { checkContent } from './check.ts'

test('the placeholder of a fact that is given in its place is warned of', () => {
  const text = files.get('contact.yaml') ?? ''
  const fact = 'phone:\n  placeholder: +256 772 123 456\n  give: The number'
  const said = warningsWith([['contact.yaml', text.replace(/^phone:.*/m, fact)]])
  expect(said).toMatch(
    /: the placeholder was changed, .* write 'phone: \+256 772 123 456' in place of/,
  )
})

test('a fact that is written where it says what to give is warned of', () => {
  const text = files.get('contact.yaml') ?? ''
  const asked = 'email:\n  placeholder: info@example.com\n  give: office@firm.co.ug'
  const said = warningsWith([['contact.yaml', text.replace(/^email:.*/m, asked)]])
  expect(said).toMatch(
    /: what to give was changed, .* write 'email: office@firm.co.ug' in place of/,
  )
})

test('a sample that is given as the fact is warned of', () => {
  const text = files.get('contact.yaml') ?? ''
  const kept = text.replace(/^email:.*/m, 'email: info@example.com')
  expect(warningsWith([['contact.yaml', kept]])).toContain('is the sample that stood here')
})

test('a place that is that of another project is warned of', () => {
  const project = firstOf('projects')
  const copy = (files.get(project) ?? '').replace(/^id: .*/m, 'id: 99')
  const elsewhere = copy.replace(/^location: .*/m, 'location: Elsewhere')
  expect(warningsWith([['projects/copy.yaml', elsewhere]])).toContain(
    'the place is that of the project in',
  )
})

test('a place of which a letter is wrong is warned of, and no kind of place', () => {
  const project = firstOf('projects')
  const at = (place: string) => {
    const text = files.get(project) ?? ''
    return warningsWith([[project, text.replace(/^location: .*/m, `location: ${place}`)]])
  }
  const { location } = checkContent(files, pictures).facts.projects[0]
  expect(at(`${location} District`)).toBe('')
  expect(at(`${location}x`)).toContain(`'${location}x' is one letter from ${location}: look at it`)
})

test.each([
  [
    'leaders',
    /^imageUrl: .*/m,
    'imageUrl: IMG_2041.JPG',
    /'IMG_2041.JPG' is the picture of .* too/,
  ],
  [
    'projects',
    /^imageUrl: .*/m,
    'imageUrl: IMG_2041.JPG',
    /'IMG_2041.JPG' is the picture of .* too/,
  ],
] as const)('a photograph that stands in two %s is warned of', (list, field, written, sentence) => {
  const first = firstOf(list)
  const text = (files.get(first) ?? '').replace(field, written).replace(/^id: .*/m, 'id: 98')
  const copy = text.replace(/^id: .*/m, 'id: 99')
  expect(
    warningsWith([
      [first, text],
      [`${list}/copy.yaml`, copy],
    ]),
  ).toMatch(sentence)
})

test('what is said of the earliest project is warned of once there is an earlier one', () => {
  const project = firstOf('projects')
  const text = files.get(project) ?? ''
  const said = 'description: Our earliest water project shown here.'
  const oldest = text.replace(/^description: .*/m, said)
  const older = text.replace(/^id: .*/m, 'id: 99').replace(/^year: .*/m, 'year: 1999')
  expect(warningsWith([[project, oldest]])).toBe('')
  const both = [
    [project, oldest],
    ['projects/older.yaml', older],
  ] as const
  expect(warningsWith(both)).toContain(
    `'Our earliest water project shown here' is said of 2024, and the project in Gulu is of 1999`,
  )
})

test('a text that begins with the place of another project is warned of', () => {
  const project = firstOf('projects')
  const text = files.get(project) ?? ''
  const copy = text
    .replace(/^id: .*/m, 'id: 99')
    .replace(/^location: .*/m, 'location: Jinja')
    .replace(/^coordinates: .*/m, 'coordinates: 0.44, 33.2')
  const of = (description: string) => {
    const changed = copy.replace(/^description: .*/m, `description: ${description}`)
    return warningsWith([['projects/copy.yaml', changed]])
  }
  const sentence = 'tells of Gulu, and the location is Jinja: write one place in both'
  expect(of('Well in Gulu, with a pump.')).toContain(sentence)
  expect(of('In Gulu town, a well.')).toContain(sentence)
  expect(of('A well like that in Gulu.')).not.toContain(sentence)
})

test("a name and a role in each other's place are warned of", () => {
  const leader = firstOf('leaders')
  const text = (files.get(leader) ?? '').replace(/^name: .*/m, 'name: Managing Director')
  const asRole = (role: string) => {
    return warningsWith([[leader, text.replace(/^role: .*/m, `role: ${role}`)]])
  }
  expect(asRole('James Okello')).toContain(`'Managing Director' is a role: write it as role`)
  expect(asRole('Head of works')).toBe('')
})

test('the short name of the firm that was here is warned of', () => {
  const text = files.get('company.yaml') ?? ''
  const of = (name: string) => {
    const renamed = text.replace(/^name: .*/m, `name: ${name}`)
    return warningsWith([
      ['company.yaml', renamed.replace(/^shortName: .*/m, 'shortName: Kitgum Engineering')],
    ])
  }
  expect(of('Nile Waterworks Limited')).toContain("'Kitgum Engineering' is no part of 'Nile")
  expect(of('Kitgum Engineering Limited')).toBe('')
})

test('a district as it spells itself is not warned of', () => {
  const project = firstOf('projects')
  const text = (files.get(project) ?? '').replace(/^coordinates: .*/m, 'coordinates: 0.85, 32.48')
  const changed = text.replace(/^location: .*/m, 'location: Luweero District')
  expect(warningsWith([[project, changed]])).toBe('')
})

test('a place in a list that two entries ask for is warned of', () => {
  const leader = firstOf('leaders')
  const text = `${(files.get(leader) ?? '').replace(/^order: .*\n/m, '')}\norder: 1\n`
  const said = warningsWith([
    [leader, text],
    ['leaders/copy.yaml', text],
  ])
  expect(said).toContain(`order 1 is that of content/${leader} too: write another number.`)
})

test.each([
  ['projectValue', 'UGX 1,200M', 'over UGX 1.2 billion'],
  ['projectValue', 'UGX 3.3B', 'UGX 3,300 million'],
  ['projectValue', 'UGX 3B', 'over three billion shillings'],
  ['satisfaction', '90%', 'nine in ten clients'],
  ['districts', '12', 'twelve districts'],
])('of %s, %s is the same as %s', (figure, short, inWords) => {
  const text = files.get('figures.yaml') ?? ''
  const said = `${figure}: { short: "${short}", inWords: "${inWords}", label: A figure }`
  const changed = text.replace(new RegExp(`^${figure}:(\\n .*)*`, 'm'), said)
  expect(changed).toContain(said)
  expect(warningsWith([['figures.yaml', changed]])).toBe('')
})
