import type { ReactNode } from 'react'

import { Brand } from '#src/components/parts/brand.tsx'
import { ButtonLink } from '#src/components/parts/button.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { canonicalPath } from '#src/content/address.ts'
import { company } from '#src/content/company.ts'
import { hoursInWords, phone, phoneLink, workingHours } from '#src/content/contact.ts'
import { menu as pagesOfMenu } from '#src/content/pages.ts'
import { useLocation } from '#src/location.ts'

import styles from './header.module.css'

/** The bar over every page and, on small screens, the menu it opens. */
export function Header() {
  return (
    <header className={`page-grid ${styles.bar}`}>
      <div className={`spread ${styles.row}`}>
        <Brand name={company.name} />
        <nav aria-label="Main" className={`screen-only ${styles.links}`}>
          {pagesOfMenu.map(({ path, label }) => (
            <PageLink key={path} path={path}>
              {label}
            </PageLink>
          ))}
        </nav>
        <a href={phoneLink()} className={`screen-only ${styles.phone}`}>
          <span>Call </span>
          <span>{phone}</span>
        </a>
        <button type="button" popoverTarget="menu" className={`early ${styles.menuButton}`}>
          Menu <Icon name="menu" />
        </button>
      </div>
      <Menu />
    </header>
  )
}

/** The phone's menu. Opened, closed and dismissed by the browser; client/at-rest/panels.ts does the rest. */
function Menu() {
  return (
    <div id="menu" popover="auto" role="dialog" aria-label="Menu" className={styles.menu}>
      <div className={`spread ${styles.row}`}>
        <Brand name={company.name} />
        <button
          // the browser focuses it whenever the menu opens, and not on load
          autoFocus
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className={styles.menuButton}
        >
          Close <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul role="list">
          {pagesOfMenu.map(({ path, label }) => (
            <li key={path}>
              <PageLink path={path}>
                {label}
                <Icon name="arrow" />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.menuFoot}>
        <ButtonLink to={phoneLink()} arrow>
          {`Call ${phone}`}
        </ButtonLink>
        <ul role="list" className="soft">
          {workingHours.map((hours) => (
            <li key={hours.days}>{`${hours.days} ${hoursInWords(hours)}`}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A link to a page, which says when it is the current one. */
function PageLink({ path, children }: { path: string; children: ReactNode }) {
  const isCurrent = canonicalPath(useLocation().pathname) === path
  return (
    <a href={path} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}
