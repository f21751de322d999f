import { invoiceStatus } from '../codes.ts'
import { jobStatus, type JobStatusCode } from './status.ts'

/** Progress labels for customers, and the job filters 11 and 12 (spec §4 "An alternative progress labelling"). */
export const progressLabels = {
  0: 'Job Scheduled',
  1: 'On the way',
  2: 'Staff Reached',
  3: 'Job Started',
  4: 'Job Finished',
  5: 'Generate Invoice',
  6: 'Invoice Paid',
  7: 'Cancelled',
  8: 'Declined',
  9: 'UnPaid',
  10: 'Paid',
  11: 'Active Jobs',
  12: 'All Jobs',
} as const
type ProgressCode = keyof typeof progressLabels

/** Unassigned and declined visits are still scheduled for the customer. */
const ofStatus: Readonly<Record<JobStatusCode, ProgressCode>> = {
  [jobStatus.UNASSIGNED.code]: 0,
  [jobStatus.ASSIGNED.code]: 0,
  [jobStatus.ON_THE_WAY.code]: 1,
  [jobStatus.REACHED.code]: 2,
  [jobStatus.STARTED.code]: 3,
  [jobStatus.INVOICE_CREATED.code]: 5,
  [jobStatus.COMPLETED.code]: 4,
  [jobStatus.CANCELLED.code]: 7,
  [jobStatus.DECLINED.code]: 8,
  [jobStatus.UNSCHEDULED.code]: 0,
}

/** A visit's progress label for customers; `invoice`: status of the job's invoice. */
export function progressLabel(status: JobStatusCode, invoice: number | null): string {
  const isPaid = invoice === invoiceStatus.PAID.code && (status === jobStatus.COMPLETED.code || status === jobStatus.INVOICE_CREATED.code)
  return progressLabels[isPaid ? 6 : ofStatus[status]]
}
