import { ErrorScreen } from '#src/components/pictures/error-screen.tsx'
import { company } from '#src/content/company.ts'
import { menu } from '#src/content/pages.ts'

export default function NotFoundPage() {
  return (
    <>
      <title>{`Page not found — ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen notFound pages={menu} />
    </>
  )
}
