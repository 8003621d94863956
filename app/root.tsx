import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'
import '#app/generated/fonts.css'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router'

import { ErrorScreen } from '#app/components/pictures/error-screen.tsx'
import { menu } from '#app/content/pages.ts'
import { fontUrl } from '#app/generated/font.ts'
import { Dock } from '#app/layout/dock.tsx'
import { Footer } from '#app/layout/footer.tsx'
import { Header } from '#app/layout/header.tsx'
import { NextPages } from '#app/layout/next-pages.tsx'
import { RouteChange } from '#app/layout/route-change.tsx'

import type { Route } from './+types/root'

/** The document and the frame of every page. They stay when a page fails. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-UG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* the paper of tokens.css, which no meta can read */}
        <meta name="theme-color" content="#faf6ee" />
        <Meta />
        <link
          rel="preload"
          href={fontUrl}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          media="(min-width: 700px)"
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* before any stylesheet, whose files come in no order one can count on */}
        <style>{'@layer tokens, base, components, print;'}</style>
        {/* the build writes the stylesheet into the page, so hydration must not expect the link */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Links />}
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <main id="main">{children}</main>
        <Footer />
        <Dock />
        <RouteChange />
        <NextPages />
        {/* they are in the page; after an error React would make them anew, from text */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts />}
      </body>
    </html>
  )
}

export default function Site() {
  return <Outlet />
}

/** Nothing is loaded, so nothing is loaded again: not even the stylesheet, which is in the page. */
export const shouldRevalidate = () => false

/** Whatever goes wrong while a page renders, the frame stays and the visitor is told. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return <ErrorScreen notFound={notFound} pages={menu} />
}
