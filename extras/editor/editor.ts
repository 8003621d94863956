// The page /edit: Sveltia CMS with the content of this site, which extras/editor/build-editor.ts tells it of.
import {
  init,
  registerCustomFormat,
  registerEventListener,
  registerFieldType,
  registerPreviewTemplate,
} from '@sveltia/cms'
import { createElement } from 'react'

import { draftOf, note } from './drafts.ts'
import { FocusField } from './focus-field.tsx'
import { fieldsOf, textOf, type ToGive } from './format.ts'
import { inLabels } from './labels.ts'
import { MistakesField } from './mistakes-field.ts'
import { collectionOf, mistakesWith } from './mistakes.ts'
import { PlaceField } from './place-field.tsx'
import { previewOf } from './preview.ts'
import { collections, config } from './told-editor.ts'
import { WarningsField } from './warnings-field.ts'

/** The highest number that an entry has so far. */
let counted = 0

for (const collection of collections) {
  const { name, shape, called, counts = '' } = collection
  registerCustomFormat(name, 'yaml', {
    fromFile: (text) => {
      // as it is in the repository, whose last changes may not be built yet
      if (!called) note({ file: `${name}.yaml`, text })
      const fields = fieldsOf(text, shape)
      counted = Math.max(counted, Number(fields[counts] ?? 0))
      return fields
    },
    toFile: (fields) => textOf(fields, shape),
  })
  registerPreviewTemplate(name, previewOf(collection))
}

registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const collection = collectionOf(entry)
    if (!collection?.counts || entry.getIn(['data', collection.counts])) return undefined
    counted += 1
    return entry.setIn(['data', collection.counts], String(counted))
  },
})

registerEventListener({
  name: 'preSave',
  // where the form is not seen, as on a phone behind the page, no field of it is asked
  handler: async ({ entry }) => {
    const wrong = (await mistakesWith(entry)).filter(({ isOwn }) => isOwn)
    if (wrong.length === 0) return undefined
    const sentences = wrong.map(({ inFull }) => inFull).join(' ')
    // Sveltia shows the cause of an error that is called so
    throw new Error('saving_failed', { cause: new Error(sentences) })
  },
})

registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const collection = collectionOf(entry)
    if (collection) note(draftOf(collection, entry))
    return undefined
  },
})

registerFieldType('mistakes', MistakesField)
registerFieldType('warnings', WarningsField)
registerFieldType('point', FocusField)
registerFieldType('place', PlaceField)

/** As tall as a thumb needs. */
const TARGET = { display: 'block', padding: '0.625rem 0' }

registerFieldType('to-give', ({ value, entry, onChange }) => {
  const facts = JSON.parse(typeof value === 'string' && value ? value : '[]') as ToGive[]
  const open = facts.filter(
    ({ path, now }) => String(entry?.getIn(['data', ...path]) ?? '') === now,
  )
  if (open.length === 0) return createElement('p', {}, 'Nothing.')
  const items = open.map((fact) => {
    const ticked = facts.map((each) => (each === fact ? { ...each, isRight: !fact.isRight } : each))
    const tick = createElement('input', {
      type: 'checkbox',
      checked: fact.isRight ?? false,
      onChange: () => onChange(JSON.stringify(ticked)),
    })
    const stands = ` “${String(fact.now)}” is right as it stands.`
    const label = fact.now ? createElement('label', { style: TARGET }, tick, stands) : null
    const give = inLabels(fact.give, collections)
    return createElement('li', { key: fact.path.join('.') }, `${give}. `, label)
  })
  const how = 'Write each in its field below, or tick what is right.'
  return createElement('div', {}, createElement('p', {}, how), createElement('ul', {}, items))
})

void init({ config })
