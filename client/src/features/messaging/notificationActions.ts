/** Actions that write and show messages, in one chunk. */
export { letterActions } from './letterActions.ts'
export { messageActions } from './messageActions.ts'
