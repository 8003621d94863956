import '../styles/site.css'
import 'virtual:fallback-faces.css'
import { Component, type ReactNode, Suspense, useContext } from 'react'

import { ErrorScreen } from '#src/components/pictures/error-screen.tsx'
import { canonicalPath } from '#src/content/address.ts'
import { company, titleOf } from '#src/content/company.ts'
import { callByNumber, menu } from '#src/content/pages.ts'
import { PageContext, useLocation } from '#src/location.ts'

import { Dock } from './dock.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

import groundStyles from '../styles/ground.css?url'

/** The page at the current address, between the header and the footer of every page. */
export function Site() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <Main />
      <Footer />
      <Dock />
      {/* what stands before it is painted without it */}
      <link rel="stylesheet" href={groundStyles} />
    </>
  )
}

/** Apart, so that a change of address renders nothing else again. */
function Main() {
  const { pathname } = useLocation()
  const { content, announced } = useContext(PageContext)
  const page = menu.find(({ path }) => path === canonicalPath(pathname))
  return (
    <>
      {page && (
        <>
          <title>{page.title}</title>
          <link rel="canonical" href={`${company.siteUrl}${page.path}`} />
        </>
      )}
      <main id="main">
        <ErrorBoundary key={pathname}>
          <Suspense>{content}</Suspense>
        </ErrorBoundary>
      </main>
      <p className="visually-hidden" aria-live="assertive">
        {announced}
      </p>
    </>
  )
}

/** When a page fails to render, header and footer stay and the visitor is told. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <title>{titleOf('Page not shown')}</title>
        <ErrorScreen notFound={false} pages={menu} call={callByNumber} />
      </>
    )
  }
}
