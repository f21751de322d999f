import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'

export const ReminderDialog = lazyWithPreload(async () => (await import('../actions/invoiceActionParts.ts')).ReminderDialog)
