import { z } from 'zod'

import { addressProblem, refined, text } from './field-types.ts'

/** The networks that we have a sign of, with the hosts that their addresses end with. */
const NETWORKS = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com', 'lnkd.in'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com', 'instagr.am'] },
} as const

type Network = keyof typeof NETWORKS
const signs = ['facebook', 'x', 'linkedin', 'instagram'] as const satisfies readonly Network[]

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

function networkProblem(icon: Network, url: string) {
  const { name, hosts } = NETWORKS[icon]
  const such = `such as https://${hosts[0]}/firm`
  const own = signs.find((sign) => isOf(sign, url))
  if (!own) return `is no address of ${name}: write one ${such}`
  if (own !== icon) {
    return `is an address of ${NETWORKS[own].name}: write one of ${name}, ${such}, or icon: ${own}`
  }
  const isFirst = new URL(url).pathname === '/'
  return isFirst ? `is the first page of ${name}: write the firm's own, ${such}` : undefined
}

function isOf(sign: Network, url: string) {
  const { host } = new URL(url)
  return NETWORKS[sign].hosts.some((each) => `.${host}`.endsWith(`.${each}`))
}
