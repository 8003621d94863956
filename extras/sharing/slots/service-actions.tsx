import type ServiceActions from 'virtual:extras/service-actions'

import { Share } from '../share.tsx'
import { shareData, shareableService } from '../shareable.ts'

export default (({ service }) => (
  <Share what="service" {...shareData(shareableService(service))} />
)) satisfies typeof ServiceActions
