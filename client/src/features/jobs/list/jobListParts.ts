export { jobBulk } from '../bulk/jobBulk.ts'
export { jobCsv } from './jobCsv.ts'
