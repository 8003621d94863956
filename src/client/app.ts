// What the start needs besides React, in one script.
export { prefetchPages } from './prefetch.ts'
export { Router } from './router.tsx'
export { importPage } from '#src/pages/routes.ts'
