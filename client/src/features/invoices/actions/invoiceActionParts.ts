export { invoiceActions } from './invoiceActions.ts'
export { ReminderDialog } from '../reminders/ReminderDialog.tsx'
