/** The dialogs of the edit page, in one chunk. */
export { ChangeReviewDialog } from './ChangeReviewDialog.tsx'
export { StaleJobDialog } from './StaleJobDialog.tsx'
