export { hasDraft as default } from '../draft.ts'
