/** Actions on an invoice, and reminders of several, in one chunk. */
export { invoiceActions } from './invoiceActions.ts'
export { ReminderDialog } from '../reminders/ReminderDialog.tsx'
