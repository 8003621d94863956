import { ErrorScreen } from '#app/components/pictures/error-screen.tsx'
import { company } from '#app/content/company.ts'
import { menu } from '#app/content/pages.ts'

export default function NotFoundPage() {
  return (
    <>
      <title>{`Page not found — ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen notFound pages={menu} />
    </>
  )
}
