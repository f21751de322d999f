import { useSyncExternalStore } from 'react'
import { readDeletes, subscribeDeletes } from './deletes.ts'

/** Jobs that are hidden because they are being deleted, and refusals that nobody has read. */
export const useDeletes = () => useSyncExternalStore(subscribeDeletes, readDeletes)
