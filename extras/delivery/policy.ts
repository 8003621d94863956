import type { Delivery } from './delivery.ts'

/** What the Content Security Policy has to allow for messages to reach their receiver. */
export function policyFor(delivery: Delivery | undefined): Readonly<Record<string, string[]>> {
  if (!delivery) return {}
  const { origin } = new URL(delivery.endpoint)
  return {
    'connect-src': [origin],
    // without JavaScript the browser submits the form, and receivers redirect to other sites
    ...(delivery.as === 'form' && { 'form-action': [origin, 'https:'] }),
  }
}
