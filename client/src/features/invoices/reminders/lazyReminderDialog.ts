import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'

/** Shown by customers, Today and the search. */
export const ReminderDialog = lazyWithPreload(async () => (await import('../actions/invoiceActionParts.ts')).ReminderDialog)
