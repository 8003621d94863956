import { services } from '#src/generated/content/services.ts'

import { capitalised, counted } from './words.ts'

export { services }

/** One of the firm's services, with what it includes. */
export type Service = (typeof services)[number]

/** 'Four services, one team' */
export const servicesHeading = `${capitalised(counted(services.length, 'service'))}, one team`
