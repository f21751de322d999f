/** The dialogs of a list's notices, in one chunk. */
export { LostRunDialog } from './LostRunDialog.tsx'
export { RefusedDeletes } from './RefusedDeletes.tsx'
