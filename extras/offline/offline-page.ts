import { escaped } from '#build/pages/html.ts'
import { filledPage } from '#build/template.ts'
import { company } from '#src/content/company.ts'
import { hoursInWords, phone, phoneLink, workingHours } from '#src/content/contact.ts'
import { menu } from '#src/content/pages.ts'

/**
 * The page for a visitor who is offline and requests what is not precached. The worker contains
 * it, so it needs no other file; it has no script.
 */
export function offlinePage(): string {
  const links = menu.map(({ path, label }) => {
    return `<li><a href="${path}">${escaped(label)}</a></li>`
  })
  const hours = workingHours.map((each) => `<li>${each.days} ${hoursInWords(each)}</li>`)
  return filledPage('extras/offline/offline.html', {
    name: escaped(company.name),
    phone: escaped(phone),
    phoneLink: escaped(phoneLink()),
    hours: hours.join(''),
    links: links.join(''),
  })
}
