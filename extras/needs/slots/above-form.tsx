import { useEffect, useRef } from 'react'

import { Chip } from '#src/components/parts/chip.tsx'

import { type Need, needs } from '../needs.ts'

import styles from '../need-choice.module.css'

export default needs.length > 0 ? NeedChoice : undefined

/** What the visitor comes with: it begins the message. */
function NeedChoice() {
  const fieldset = useRef<HTMLFieldSetElement>(null)

  // what was chosen before the script came
  useEffect(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value
    const earlier = needs.find(({ name }) => name === checked)
    if (earlier) beginWith(earlier)
  }, [])

  return (
    <fieldset ref={fieldset} className={`early ${styles.needs}`}>
      <legend>What do you need?</legend>
      {needs.map((need) => (
        <Chip key={need.name} name="need" value={need.name} onChange={() => beginWith(need)}>
          {need.name}
        </Chip>
      ))}
    </fieldset>
  )
}

/** What was written by hand stays. */
function beginWith({ message }: Need) {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name=message]')
  const begun = field?.value.trim() ?? ''
  if (!field || (begun !== '' && !needs.some((need) => need.message === begun))) return
  field.value = `${message} `
  // as where a visitor writes it
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
