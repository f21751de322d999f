export { serviceBulk } from '../bulk/serviceBulk.ts'
export { serviceFile } from '../list/serviceFile.ts'
export { serviceActions } from './serviceActions.ts'
