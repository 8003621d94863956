import styles from './ruled-list.module.css'

type RuledListProps = {
  items: readonly (string | { title: string; description: string })[]
  /** In two columns where there is room. */
  twoColumns?: boolean
}

/** A list on ruled lines. */
export function RuledList({ items, twoColumns = false }: RuledListProps) {
  return (
    <ul role="list" className={`ruled ${styles.list} ${twoColumns ? 'two-columns' : ''}`}>
      {items.map((item) => {
        const { title, description } = typeof item === 'string' ? { description: item } : item
        return (
          <li key={description}>
            <span>
              {title && <b>{title} </b>}
              {description}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
