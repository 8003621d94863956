import SiteOnPaper from 'virtual:extras/site-on-paper'

import { Brand } from '#src/components/parts/brand.tsx'
import { Icon } from '#src/components/parts/icon.tsx'
import { useHydrated } from '#src/components/parts/use-hydrated.ts'
import { company } from '#src/content/company.ts'
import { email, emailLink, offices, phone, phoneLink } from '#src/content/contact.ts'
import { facts } from '#src/content/facts.ts'
import { menu } from '#src/content/pages.ts'
import { isPlaceholder } from '#src/content/placeholder.ts'

import styles from './footer.module.css'

/** The footer of every page, in the water under the ground. */
export function Footer() {
  const year = useHydrated() ? visitorsYear() : facts.builtInYear
  const [office] = offices
  const hasSamples =
    isPlaceholder('company.name', 'company.siteUrl') ||
    isPlaceholder('contact.phone', 'contact.email', 'contact.offices')
  return (
    <>
      <footer className={`page-grid screen-only ${styles.footer}`}>
        <div className={styles.block}>
          <div className={styles.firm}>
            <Brand name={company.name} />
            <p>{company.blurb}</p>
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links" className="label">
              Quick links
            </h2>
            <ul role="list">
              {menu.map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="label">Contact</h2>
            <p>
              {`${office.name}, `}
              <br />
              {`${office.place}, ${office.country}`}
            </p>
            <p className={styles.reach}>
              <a href={phoneLink()}>{phone}</a>
              <a href={emailLink()}>{email}</a>
            </p>
          </div>
          {company.socialPages.length > 0 && (
            <div>
              <h2 className="label">Follow</h2>
              <ul role="list" className={`in-line ${styles.social}`}>
                {company.socialPages.map((page) => (
                  <li key={page.network}>
                    <SocialPage {...page} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className={`spread ${styles.base}`}>
            <p>{`© ${year} ${company.name}`}</p>
            {hasSamples && <p>Placeholder name and contacts</p>}
          </div>
        </div>
      </footer>
      {/* on paper only */}
      <p hidden>
        {SiteOnPaper && <SiteOnPaper />}
        <span>
          {phone}
          <br />
          {email}
          <br />
          {company.siteUrl.replace('https://', '')}
        </span>
      </p>
    </>
  )
}

/** A link once the firm has given the address; until then an icon that leads nowhere. */
function SocialPage({ network, icon, url }: (typeof company.socialPages)[number]) {
  const label = url
    ? { 'aria-label': network }
    : { 'aria-label': `${network} (not yet linked)`, role: 'img' }
  return (
    <a href={url} rel="noopener" {...label}>
      <Icon name={icon} />
    </a>
  )
}

/** A clock that is behind the build is wrong. */
function visitorsYear() {
  return Math.max(new Date().getFullYear(), facts.builtInYear)
}
