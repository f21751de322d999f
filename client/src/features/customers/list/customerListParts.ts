export { customerBulk } from '../bulk/customerBulk.ts'
export { customerFile } from './customerFile.ts'
