import styles from './page-head.module.css'

type PageHeadProps = {
  heading: string
  intro: string
}

/** The top of a page inside the site: its heading and what it is about. */
export function PageHead({ heading, intro }: PageHeadProps) {
  return (
    <section className={`page-grid ${styles.head}`}>
      <div className={`columns ${styles.columns}`}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{intro}</p>
      </div>
    </section>
  )
}
