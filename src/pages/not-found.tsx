import { DocumentHead } from '#src/components/parts/document-head.tsx'
import { ErrorScreen } from '#src/components/pictures/error-screen.tsx'
import { titleOf } from '#src/content/company.ts'
import { menu } from '#src/content/pages.ts'

export default function NotFoundPage() {
  return (
    <>
      <DocumentHead title={titleOf('Page not found')}>
        <meta name="robots" content="noindex" />
      </DocumentHead>
      <ErrorScreen notFound pages={menu} />
    </>
  )
}
