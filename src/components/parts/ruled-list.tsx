import styles from './ruled-list.module.css'

type RuledListProps = {
  items: readonly (string | { title: string; description: string })[]
}

/** A list on ruled lines. */
export function RuledList({ items }: RuledListProps) {
  return (
    <ul role="list" className={`ruled ${styles.list}`}>
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
