import { ErrorScreen } from '#src/components/pictures/error-screen.tsx'
import { company } from '#src/content/company.ts'
import { menu } from '#src/content/pages.ts'
import { DocumentHead } from '#src/layout/document-head.tsx'

export default function NotFoundPage() {
  return (
    <>
      <DocumentHead title={`Page not found — ${company.name}`}>
        <meta name="robots" content="noindex" />
      </DocumentHead>
      <ErrorScreen notFound pages={menu} />
    </>
  )
}
