import { z } from 'zod'

import { addressProblem, refined, text } from './field-types.ts'

/** The networks that we have a sign of, with the hosts that their addresses end with. */
const NETWORKS = {
  facebook: { name: 'Facebook', page: 'firm', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  x: { name: 'X', page: 'firm', hosts: ['x.com', 'twitter.com'] },
  linkedin: { name: 'LinkedIn', page: 'company/firm', hosts: ['linkedin.com', 'lnkd.in'] },
  instagram: { name: 'Instagram', page: 'firm', hosts: ['instagram.com', 'instagr.am'] },
} as const

type Network = keyof typeof NETWORKS
const signs = ['facebook', 'x', 'linkedin', 'instagram'] as const satisfies readonly Network[]

/** What only those who are signed in see, who copy the address of their own screen. */
const SIGNED_IN =
  /^(https:\/\/business\.)|\/(admin|feed|home|login|me|accounts|settings|mynetwork)(\/|$)/
/** What is on a network, but no page of anybody. */
const NO_PAGE =
  /^https:\/\/(www\.)?instagram\.com\/p\/|\/(reel|posts|status|photos?|videos?|stories|share\/[prv])\/[^/]|\/(search|explore|hashtag)(\/|$)|\/(story|photo|permalink)\.php$/
/** What of an address behind a ? says which page it is; the rest says who followed it. */
const OF_PAGE = ['id']

/** A page of the firm on a network. */
export const socialPage = z
  .strictObject({
    network: text(30),
    icon: z.enum(signs),
    url: refined(addressProblem).meta({ title: 'Address' }).optional(),
  })
  .superRefine(({ icon, url }, { addIssue }) => {
    const problem = url && networkProblem(icon, url)
    if (problem) addIssue({ code: 'custom', path: ['url'], message: `'${url}' ${problem}` })
  })

/** The sign of the network that a page is called by, where it has the sign of another one. */
export function signMeant({ network, icon }: { network: string; icon: Network }) {
  const named = signs.find((sign) => NETWORKS[sign].name === network) ?? icon
  return named === icon ? undefined : named
}

function networkProblem(icon: Network, url: string) {
  const { name, page, hosts } = NETWORKS[icon]
  const such = `such as https://${hosts[0]}/${page}`
  const own = signs.find((sign) => isOf(sign, url))
  if (!own) return `is no address of ${name}: write one ${such}`
  if (own !== icon) {
    return `is an address of ${NETWORKS[own].name}: write one of ${name}, ${such}, or icon: ${own}`
  }
  const { origin, pathname, searchParams } = new URL(url)
  if (pathname === '/') return `is the first page of ${name}: write the firm's own, ${such}`
  if (NO_PAGE.test(origin + pathname)) {
    return `is one post there, or a search: write the address of the firm's page, ${such}`
  }
  const isOwn = pathname === '/profile.php' && !searchParams.has('id')
  if (isOwn || SIGNED_IN.test(origin + pathname)) {
    return `is what you see when you are signed in: write the address that visitors see, ${such}`
  }
  const kept = [...searchParams].filter(([key]) => OF_PAGE.includes(key))
  if (kept.length === searchParams.size) return undefined
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
  return `tells the network who followed it: write ${origin}${pathname}${query}`
}

function isOf(sign: Network, url: string) {
  const { host } = new URL(url)
  return NETWORKS[sign].hosts.some((each) => `.${host}`.endsWith(`.${each}`))
}
