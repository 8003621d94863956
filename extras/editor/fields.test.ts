import { expect, test } from 'vitest'
import { z } from 'zod'

import { contentSchema } from '../../src/content/schema.ts'
import { describeEditor } from './build-editor.ts'
import { type Field, itemOf, type Part } from './fields.ts'

const schema = contentSchema(['A subject'], ['a-service'])
const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
const { collections } = describeEditor()

test('the editor has every field of the content, and no other', () => {
  const asked = collections.flatMap(({ name, fields }) =>
    withLimits(fields, name).map(([path]) => path),
  )
  const inContent = Object.entries(properties).flatMap(([name, part]) =>
    pathsIn(part as Part, name),
  )
  // the name of the file, the place that an entry is moved to, and what an engineer draws
  const others = inContent.filter((path) => !/^[a-z]+\.(slug|order|model\b.*)$/.test(path))
  const ofContent = asked.filter((path) => !/\.(toGive|mistakes|warnings)$/.test(path))
  expect(ofContent.toSorted()).toEqual(others.toSorted())
})

test('the editor knows what is no text: pictures, points, drawings and numbers', () => {
  const [home, projects] = ['home', 'projects'].map((each) =>
    collections.find((at) => at.name === each),
  )
  const known = { pictures: ['imageUrl'], points: ['focus'] }
  expect(home?.shape).toMatchObject({ ...known, kept: ['model'] })
  expect(projects).toMatchObject({ shape: { ...known, kept: [] }, counts: 'id' })
})

test('the form asks what the schema asks', () => {
  const fields = collections.flatMap((collection) => withLimits(collection.fields, collection.name))
  expect(Object.fromEntries(fields)).toMatchObject({
    'contact.mistakes': { widget: 'mistakes' },
    'contact.warnings': { widget: 'warnings' },
    'contact.phone': { required: true, widget: 'string' },
    'contact.offices': { min: 1 },
    'contact.offices.coordinates': { widget: 'place' },
    'projects.coordinates': { widget: 'place' },
    'projects.category': { options: expect.arrayContaining(['irrigation', 'water']) as unknown },
    'projects.title': { maxlength: 60, required: true },
    'projects.id': { required: false },
    'leaders.name': { required: false },
    'leaders.focus': { widget: 'point', required: false },
    'leaders.imageUrl': { widget: 'image', label: 'Picture' },
    'services.subServices.title': { maxlength: 60 },
  })
})

function withLimits(fields: readonly Field[], path: string): [string, Field][] {
  return fields.flatMap((field) => {
    const here = `${path}.${field.name}`
    return [[here, field], ...withLimits(field.fields ?? [], here)] satisfies [string, Field][]
  })
}

function pathsIn(part: Part, path: string): string[] {
  const { properties: its } = part.type === 'array' ? itemOf(part) : part
  return Object.entries(its ?? {}).flatMap(([name, each]) => {
    return [`${path}.${name}`, ...pathsIn(each as Part, `${path}.${name}`)]
  })
}
