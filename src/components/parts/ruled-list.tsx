import styles from './ruled-list.module.css'

type RuledListProps = {
  items: readonly (string | { title: string; description: string })[]
  /** In two columns where there is room. */
  twoColumns?: boolean
  /** One after the other like words where there is little. */
  flowing?: boolean
}

/** A list on ruled lines, each line marked with a small dimension. */
export function RuledList({ items, twoColumns = false, flowing = false }: RuledListProps) {
  return (
    <ul
      role="list"
      className={`ruled ${styles.list} ${twoColumns ? 'two-columns' : ''} ${flowing ? styles.flowing : ''}`}
    >
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
