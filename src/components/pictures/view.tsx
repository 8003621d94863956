import { Picture } from './picture.tsx'

import styles from './view.module.css'

type ViewProps = {
  /** Two pictures are called so: one for screens from --wide on, and one for upright ones. */
  of: 'land' | 'visit'
  className?: string | undefined
}

/** Land as wide as the page, as one sees it who stands there; its sky is the page's own ground. */
export function View({ of, className = '' }: ViewProps) {
  return (
    <div className={`when-read ${styles.view} ${className}`}>
      <Picture
        picture={{ src: `${of}.webp` }}
        upright={{ src: `${of}-upright.webp` }}
        alt=""
        title=""
        sizes={{ wider: '(min-width: 37.5rem) 100vw', phone: 88 }}
      />
    </div>
  )
}
