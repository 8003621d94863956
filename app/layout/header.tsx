import type { ReactNode } from 'react'

import { Brand } from '#app/components/parts/brand.tsx'
import { ButtonLink } from '#app/components/parts/button.tsx'
import { Icon } from '#app/components/parts/icon.tsx'
import { asWritten } from '#app/content/address.ts'
import { company } from '#app/content/company.ts'
import { hoursInWords, phone, phoneLink, workingHours } from '#app/content/contact.ts'
import { menu as pagesOfMenu } from '#app/content/pages.ts'
import { useLocation } from '#app/location.tsx'

import styles from './header.module.css'

const SCROLLED_AFTER_PX = 50

/** The bar over every page and, on small screens, the menu it opens. */
export function Header() {
  return (
    <header className={`page-grid ${styles.bar}`} ref={markWhenScrolled}>
      <div className={`apart ${styles.row}`}>
        <Brand name={company.name} />
        <nav aria-label="Main" className={`screen-only ${styles.links}`}>
          {pagesOfMenu.map(({ path, label }) => (
            <PageLink key={path} path={path}>
              {label}
            </PageLink>
          ))}
        </nav>
        <a href={phoneLink()} className={`screen-only ${styles.phone}`}>
          <span className="visually-hidden">Call </span>
          {phone}
        </a>
        <button type="button" popoverTarget="menu" className={styles.menuButton}>
          Menu <Icon name="menu" />
        </button>
      </div>
      <Menu />
    </header>
  )
}

/** The phone's menu. Opened, closed and dismissed by the browser; a followed link closes it. */
function Menu() {
  return (
    <div
      id="menu"
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className={styles.menu}
      ref={hideWhenLeft}
    >
      <div className={`apart ${styles.row}`}>
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
          {pagesOfMenu.map(({ path, label, letter }) => (
            <li key={path}>
              <PageLink path={path}>
                <span className="label code" aria-hidden="true">
                  {letter}
                </span>
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
  const isCurrent = asWritten(useLocation().pathname) === path
  return (
    <a href={path} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  )
}

/**
 * The page behind is covered, so focus must not move there unseen; and a window that was made wide
 * shows the bar's own links instead.
 */
function hideWhenLeft(menu: HTMLElement | null) {
  menu?.addEventListener('focusout', ({ relatedTarget }) => {
    // without popover support it is always shown
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover?.()
  })
  const opener = document.querySelector<HTMLElement>('[popovertarget=menu]')
  window.addEventListener('resize', () => {
    if (opener && !opener.offsetParent) menu?.hidePopover?.()
  })
}

/** Says in `data-scrolled` whether the page is scrolled past the threshold; nothing is rendered anew. */
function markWhenScrolled(bar: HTMLElement | null) {
  if (!bar) return
  const mark = () => {
    const scrolled = String(window.scrollY > SCROLLED_AFTER_PX)
    if (bar.dataset['scrolled'] !== scrolled) bar.dataset['scrolled'] = scrolled
  }
  window.addEventListener('scroll', mark, { passive: true })
  mark()
}
