import { ErrorScreen } from '#app/components/pictures/error-screen.tsx'
import { company } from '#app/content/company.ts'
import { menu } from '#app/content/pages.ts'

export const meta = () => [
  { title: `Page not found — ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundPage() {
  return <ErrorScreen notFound pages={menu} />
}
