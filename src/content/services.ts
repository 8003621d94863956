import { facts } from './facts.ts'
import { projects } from './projects.ts'
import { capitalised, counted, countInWords } from './words.ts'

/** One of the firm's services, with what it includes. */
export type Service = (typeof facts.services)[number]

const [first, ...others] = facts.services

/** The firm's services, in their order. */
export const services = [withNumbers(first), ...others.map(withNumbers)] as const

/** What its text names in braces becomes the number of projects of that kind. */
function withNumbers(service: Service): Service {
  const details = service.details.replaceAll(/\{(\w+)\}/g, (_, kind: string) => {
    return countInWords(projects.filter(({ category }) => category === kind).length)
  })
  return { ...service, details }
}

/** 'Four services, one team' */
export const servicesHeading = `${capitalised(counted(services.length, 'service'))}, one team`
