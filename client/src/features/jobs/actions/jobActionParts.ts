export { jobActions } from './jobActions.ts'
export { JobMenuItems } from './JobMenuItems.tsx'
