export { letterActions } from './letterActions.ts'
export { messageActions } from './messageActions.ts'
