/** Bulk actions and export of the job list, in one chunk. */
export { jobBulk } from '../bulk/jobBulk.ts'
export { jobCsv } from './jobCsv.ts'
