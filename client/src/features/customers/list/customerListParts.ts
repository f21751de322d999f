/** Bulk actions and export of the customer list, in one chunk. */
export { customerBulk } from '../bulk/customerBulk.ts'
export { customerFile } from './customerFile.ts'
