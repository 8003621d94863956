import { ErrorScreen } from '#app/components/pictures/error-screen.tsx'
import { company } from '#app/content/company.ts'
import { menu } from '#app/content/pages.ts'
import { DocumentHead } from '#app/document-head.tsx'

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
