import { services } from '#app/generated/content/services.ts'

export { services }

/** One of the firm's services, with what it includes. */
export type Service = (typeof services)[number]
