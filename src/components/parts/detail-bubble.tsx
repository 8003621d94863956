import styles from './detail-bubble.module.css'

type DetailBubbleProps = {
  /** What its first half holds; without it the bubble's number on its page, which CSS counts. */
  over?: string
  /** What its second half holds: the page's letter, or how many pages there are. */
  under: string | number
  label: string
  /** Whether the label is the section's heading, where it has no other. */
  heading?: boolean
}

/** A drawing's detail bubble: opens every section. Its code is for the eye only. */
export function DetailBubble({ over, under, label, heading = false }: DetailBubbleProps) {
  const Label = heading ? 'h2' : 'p'
  return (
    <div className={styles.bubble}>
      <span className={styles.circle} aria-hidden="true">
        <span className={over === undefined ? styles.number : undefined}>{over}</span>
        <span>{under}</span>
      </span>
      <Label className="label">{label}</Label>
    </div>
  )
}
