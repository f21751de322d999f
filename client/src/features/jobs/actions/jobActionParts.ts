/** Actions of jobs and the items of their row menu, in one chunk. */
export { jobActions } from './jobActions.ts'
export { JobMenuItems } from './JobMenuItems.tsx'
