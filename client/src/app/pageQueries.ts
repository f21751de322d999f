/** What the loaders of the signed-in pages need, in one chunk. */
export { hasDefaultView } from '../components/list/views/hasDefaultView.ts'
export { sessionClient } from './apollo.ts'
