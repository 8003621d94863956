import type { VIEWS } from './picture-files.ts'
import { Picture } from './picture.tsx'

import styles from './view.module.css'

type ViewProps = {
  of: (typeof VIEWS)[number]
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
