/** Actions on an invoice, and reminders of several, in one chunk. */
export { invoiceActions } from './actions/invoiceActions.ts'
export { ReminderDialog } from './reminders/ReminderDialog.tsx'
