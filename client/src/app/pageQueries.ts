/** Code for the loaders of signed-in pages, in one chunk. */
export { hasDefaultView } from '../components/list/views/hasDefaultView.ts'
export { sessionClient } from './apollo.ts'
