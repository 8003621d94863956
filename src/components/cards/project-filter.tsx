import { useEffectEvent, useLayoutEffect, useRef } from 'react'

import { Mark } from '#src/components/maps/uganda.tsx'
import { Chip } from '#src/components/parts/chip.tsx'
import { useHydrated } from '#src/components/parts/use-hydrated.ts'
import type { FilterChoice } from '#src/content/projects.ts'
import { useLocation } from '#src/location.ts'

import styles from './project-filter.module.css'

type ProjectFilterProps = {
  choices: readonly { value: FilterChoice; label: string; count: number }[]
  /** The choice that an address names: /projects?category=water. */
  choiceFrom: (search: URLSearchParams) => FilterChoice
  /** What a choice shows, in words, for those who do not see it. */
  resultOf: (choice: FilterChoice) => string
}

/**
 * A choice of the kind of work. The checked radio alone filters, by `:has(:checked)`, so it
 * works without a script; the script keeps the choice in the address, once its cards are painted.
 */
export function ProjectFilter({ choices, choiceFrom, resultOf }: ProjectFilterProps) {
  const radios = useRef<HTMLFieldSetElement>(null)
  const { search, changeSearch } = useLocation()
  const hydrated = useHydrated()
  const choice = hydrated ? choiceFrom(new URLSearchParams(search)) : 'all'

  function choose(next: FilterChoice) {
    if (next === choice) return
    changeSearch(next === 'all' ? '' : `?${new URLSearchParams({ category: next })}`)
  }

  // What is chosen before hydration wins over the address, which leads from then on. Only a change of
  // address checks a radio, because the address follows a click asynchronously.
  const first = useRef(true)
  const follow = useEffectEvent((asked: FilterChoice) => {
    const radio = (which: string) => radios.current?.querySelector<HTMLInputElement>(which)
    const checked = first.current ? radio(':checked')?.value : undefined
    const earlier = choices.find(({ value }) => value === checked)
    const named = radio(`[value="${asked}"]`)
    first.current = false
    if (earlier) choose(earlier.value)
    else if (named) named.checked = true
  })
  useLayoutEffect(() => {
    if (hydrated) follow(choice)
  }, [hydrated, choice])

  return (
    <>
      <fieldset ref={radios} className={`in-line early ${styles.chips}`}>
        <legend className="visually-hidden">Filter projects by type</legend>
        {choices.map(({ value, label, count }) => (
          <Chip
            key={value}
            className={styles.chip}
            name="category"
            value={value}
            defaultChecked={value === choice}
            onChange={() => choose(value)}
          >
            {value !== 'all' && <Mark category={value} />}
            {label}
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
          </Chip>
        ))}
      </fieldset>
      <p role="status" className="visually-hidden">
        {hydrated && resultOf(choice)}
      </p>
    </>
  )
}

/** Hides projects of other kinds from the page's lists, and fades them on its map. */
export function FilterStyles({ choices }: { choices: readonly { value: FilterChoice }[] }) {
  const css = choices.map(({ value }) => stylesOf(value)).join('')
  return (
    <style href="filter" precedence="page">
      {css}
    </style>
  )
}

function stylesOf(value: FilterChoice) {
  if (value === 'all') return ''
  // ends in an attribute: whatever the rules with :has() end in, Chromium matches at every press
  const others = (element: string) =>
    `main:has([value=${value}]:checked) ${element}[data-category]:not([data-category=${value}])`
  return `${others('li')}{display:none}${others('a')}{opacity:.3;pointer-events:none;--target:none;--name:hidden}`
}
