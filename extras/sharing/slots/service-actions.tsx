import type ServiceActions from 'virtual:extras/service-actions'

import { Share } from '../share.tsx'
import { handedOn, shareableService } from '../shareable.ts'

export default (({ service }) => (
  <Share what="service" {...handedOn(shareableService(service))} />
)) satisfies typeof ServiceActions
