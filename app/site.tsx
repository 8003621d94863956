import './styles/site.css'
import { Component, type ReactNode } from 'react'

import { ErrorScreen } from '#app/components/pictures/error-screen.tsx'
import { company } from '#app/content/company.ts'
import { menu } from '#app/content/pages.ts'
import { Dock } from '#app/layout/dock.tsx'
import { Footer } from '#app/layout/footer.tsx'
import { Header } from '#app/layout/header.tsx'
import { RouteChange } from '#app/layout/route-change.tsx'

import { DocumentHead } from './document-head.tsx'
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
      {/* the build's: the heading's letters, and the script that fetches the others */}
      <div hidden dangerouslySetInnerHTML={{ __html: '<!--after-header-->' }} />
      <PageHere />
      <Footer />
      <Dock />
      {/* what stands before it is painted without it */}
      <link rel="stylesheet" href={groundStyles} />
      <link rel="stylesheet" href={printStyles} media="print" />
    </>
  )
}

/** Apart, so that a change of address renders nothing else again. */
function PageHere() {
  const location = useLocation()
  const { pathname } = location
  return (
    <>
      <main id="main">
        <ErrorBoundary key={pathname}>
          <PageAt path={pathname} />
        </ErrorBoundary>
      </main>
      {/* once the page is there: it reads its title and focuses its heading */}
      <RouteChange location={location} />
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
        <DocumentHead title={`Page not shown — ${company.name}`} />
        <ErrorScreen notFound={false} pages={menu} />
      </>
    )
  }
}
