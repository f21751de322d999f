/** Actions and bulk actions on staff, in one chunk. */
export { staffBulk } from '../bulk/staffBulk.ts'
export { staffActions } from './staffActions.ts'
