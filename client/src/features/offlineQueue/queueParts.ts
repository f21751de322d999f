/** The offline queue and what it shows, in one chunk. */
export { jobQueue } from './jobQueue.ts'
export { OfflineQueue } from './OfflineQueue.tsx'
