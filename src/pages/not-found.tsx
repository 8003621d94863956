import { ErrorScreen } from '#src/components/pictures/error-screen.tsx'
import { titleOf } from '#src/content/company.ts'
import { callByNumber, menu } from '#src/content/pages.ts'

export default function NotFoundPage() {
  return (
    <>
      <title>{titleOf('Page not found')}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen notFound pages={menu} call={callByNumber} />
    </>
  )
}
