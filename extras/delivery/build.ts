import type { Extra } from '#build/extras.ts'

import { delivery } from './delivery.ts'
import { policyFor } from './policy.ts'

export default { policy: policyFor(delivery) } satisfies Extra
