import './styles/site.css'
import { Component, type ReactNode, Suspense } from 'react'

import { ErrorScreen } from '#app/components/pictures/error-screen.tsx'
import { company } from '#app/content/company.ts'
import { menu } from '#app/content/pages.ts'
import { Dock } from '#app/layout/dock.tsx'
import { Footer } from '#app/layout/footer.tsx'
import { Header } from '#app/layout/header.tsx'
import { RouteChange } from '#app/layout/route-change.tsx'

import { useLocation } from './location.tsx'
import { PageAt } from './routes.tsx'

import groundStyles from './styles/ground.css?url'
import printStyles from './styles/print.css?url'

/** The page at the current address, between the header and the footer of every page. */
export function Site() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      {/* nothing suspends: a boundary lets React hydrate the page after the header, in slices */}
      <Suspense>
        <main id="main">
          <PageHere />
        </main>
        <RouteChange />
      </Suspense>
      <Footer />
      <Dock />
      {/* what stands before it is painted without it */}
      <link rel="stylesheet" href={groundStyles} />
      <link rel="stylesheet" href={printStyles} media="print" />
    </>
  )
}

/** Apart, so that a change of address draws nothing else again. */
function PageHere() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname}>
      <PageAt path={pathname} />
    </ErrorBoundary>
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
        <title>{`Page not shown — ${company.name}`}</title>
        <ErrorScreen notFound={false} pages={menu} />
      </>
    )
  }
}
