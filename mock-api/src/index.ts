export { connectMock, startMock } from './node/startMock.ts'
export type * from './node/types.ts'
