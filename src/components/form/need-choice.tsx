import { useEffect, useEffectEvent, useRef } from 'react'

import { Chip } from '#src/components/parts/chip.tsx'
import type { Need } from '#src/content/contact.ts'

import styles from './need-choice.module.css'

type NeedChoiceProps = {
  needs: readonly Need[]
  /** Takes the need that is chosen, also what was chosen before the script came. */
  onChoose: (need: Need) => void
}

/** What the visitor comes with: it begins the message. */
export function NeedChoice({ needs, onChoose }: NeedChoiceProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const chooseEarlier = useEffectEvent(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>(':checked')?.value
    const earlier = needs.find(({ name }) => name === checked)
    if (earlier) onChoose(earlier)
  })
  useEffect(() => chooseEarlier(), [])

  if (needs.length === 0) return null
  return (
    <fieldset ref={fieldset} className={styles.needs}>
      <legend>What do you need?</legend>
      {needs.map((need) => (
        <Chip key={need.name} name="need" value={need.name} onChange={() => onChoose(need)}>
          {need.name}
        </Chip>
      ))}
    </fieldset>
  )
}
