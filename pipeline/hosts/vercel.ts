import type { HeaderRule } from './headers.ts'

/**
 * The `vercel.json` that lies in the built folder. Of several rules that fit, Vercel takes the
 * value of the last. Addresses in capital letters are not redirected: where its own patterns take
 * capitals for small letters, that would never end.
 */
export function vercelJson(rules: readonly HeaderRule[]): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => ({ key, value })),
    })),
    redirects: [{ source: '/index', destination: '/', permanent: true }],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
