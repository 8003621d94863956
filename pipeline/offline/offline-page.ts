import { company } from '#app/content/company.ts'
import { hoursInWords, phone, phoneLink, workingHours } from '#app/content/contact.ts'
import { menu } from '#app/content/pages.ts'

import { token } from '../fonts/tokens.ts'
import { escaped } from '../pages/html.ts'

/**
 * The page of a visitor who is offline and asks for what is not kept. The worker carries it
 * inside itself, so it needs no other file; it has no script.
 */
export function offlinePage(): string {
  const links = menu.map(({ path, label, letter }) => {
    return `<li><a href="${path}"><b aria-hidden="true">${letter}</b>${escaped(label)}</a></li>`
  })
  const hours = workingHours.map((each) => `<li>${each.days} ${hoursInWords(each)}</li>`)
  const lines = `1.5px solid ${token('--ink')}`
  return `<!doctype html>
<html lang="en-UG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>You are offline — ${escaped(company.name)}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="${token('--paper')}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
* { box-sizing: border-box }
body { margin: 0; padding: 12px ${token('--gutter')} 64px; background: ${token('--paper')}; color: ${token('--ink')}; font: ${token('--t-body')}/1.6 ${token('--font-body')}; overflow-wrap: break-word }
header, main { max-width: 1040px; margin: 0 auto }
header { display: flex; align-items: center; gap: 11px; min-height: 64px; border-bottom: ${lines}; font: 700 ${token('--t-brand')}/1.2 Arial, ${token('--font-body')} }
svg { flex: none; width: 40px; height: 40px }
main { padding-top: 8vh }
h1 { margin: 0 0 16px; font: 700 ${token('--t-1')}/1.05 Arial, ${token('--font-body')}; letter-spacing: -0.02em; text-wrap: balance }
p { max-width: 36rem; margin: 0 0 16px }
ul { margin: 24px 0 32px; padding: 0; list-style: none }
nav ul { border-top: ${lines} }
nav a { display: flex; align-items: center; min-height: 54px; border-bottom: ${token('--hair').replace(/var\(.*\)/, token('--line'))}; font: 700 ${token('--t-brand')}/1.2 Arial, ${token('--font-body')}; text-decoration: none }
nav b { width: 40px; color: ${token('--laterite-ink')}; font-size: ${token('--t-label')} }
a { color: inherit }
a:focus-visible { outline: 3px solid ${token('--laterite-ink')}; outline-offset: 2px }
.actions a { display: inline-flex; align-items: center; min-height: 48px; margin: 0 12px 8px 0; padding: 0 20px; border: ${lines}; border-radius: ${token('--radius')}; font-weight: 700; text-decoration: none }
.actions a:first-child { background: ${token('--forest')}; border-color: ${token('--forest')}; color: ${token('--on-dark')} }
.hours { margin-top: 0; color: ${token('--ink-soft')} }
@media (min-width: 1000px) { main { display: grid; grid-template-columns: 1fr 1fr; gap: 0 64px } nav ul { margin-top: 0 } }
</style>
</head>
<body>
<header>
<svg viewBox="0 0 40 40" aria-hidden="true"><path fill="${token('--forest')}" d="M0 0h40v40H0z"/><path fill="${token('--gold')}" d="M9 8h22L20 22z"/><path stroke="${token('--paper')}" stroke-width="2.4" d="M6 23.4h28M11 28.6h18M16 33.8h8"/></svg>
${escaped(company.name)}
</header>
<main>
<div>
<h1>You are offline</h1>
<p>There is no connection, and this page is not kept on your device. A phone call needs no data.</p>
<p class="actions"><a href="${escaped(phoneLink())}">Call ${escaped(phone)}</a><a href="">Try again</a></p>
<ul role="list" class="hours">${hours.join('')}</ul>
</div>
<nav aria-label="All pages">
<ul role="list">
${links.join('\n')}
</ul>
</nav>
</main>
</body>
</html>
`
}
