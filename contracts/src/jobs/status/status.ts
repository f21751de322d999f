import { entryOfCode } from '../../wire/codeNames.ts'
import type { CodeOf } from '../../wire/codes.ts'

/** Spec §4 "Job and visit status" with badge colors: 2 to 5 blue, 6 green, 7 red, others grey. */
export const jobStatus = {
  UNASSIGNED: { code: 0, label: 'Unassigned', tone: 'grey' },
  ASSIGNED: { code: 1, label: 'Assigned', tone: 'grey' },
  ON_THE_WAY: { code: 2, label: 'Staff On The Way', tone: 'blue' },
  REACHED: { code: 3, label: 'Staff Reached', tone: 'blue' },
  STARTED: { code: 4, label: 'Service Started', tone: 'blue' },
  INVOICE_CREATED: { code: 5, label: 'Invoice Created', tone: 'blue' },
  COMPLETED: { code: 6, label: 'Completed', tone: 'green' },
  CANCELLED: { code: 7, label: 'Cancelled', tone: 'red' },
  DECLINED: { code: 8, label: 'Declined', tone: 'grey' },
  UNSCHEDULED: { code: 11, label: 'Unscheduled', tone: 'grey' },
} as const
export type JobStatusCode = CodeOf<typeof jobStatus>
export type StatusTone = (typeof jobStatus)[keyof typeof jobStatus]['tone']

export const timelineStatus = {
  ...jobStatus,
  PAYMENT_PROCESSED: { code: 99, label: 'Payment Processed', tone: 'grey' },
  RECEIPT_GENERATED: { code: 100, label: 'Receipt Generated', tone: 'grey' },
} as const
export type TimelineStatusCode = CodeOf<typeof timelineStatus>

export const statusLabel = (code: TimelineStatusCode): string => entryOfCode(timelineStatus, code)?.label ?? String(code)

/** Tabs of the job list: a partition of the statuses, so that All is their sum (decision D10). */
export const jobFilter = {
  ALL: { code: 12, label: 'All Visits', statuses: [0, 1, 2, 3, 4, 5, 6, 7, 8, 11] },
  ACTIVE: { code: 11, label: 'Active', statuses: [2, 3, 4, 5] },
  PENDING: { code: 1, label: 'Pending', statuses: [0, 1, 8, 11] },
  COMPLETED: { code: 6, label: 'Completed', statuses: [6, 7] },
} as const
export const isUnderWay = (status: JobStatusCode): boolean => (jobFilter.ACTIVE.statuses as readonly JobStatusCode[]).includes(status)
export type JobFilterCode = CodeOf<typeof jobFilter>

/** Spec §9 "Priorities" without 0, which means All in a filter. */
export const priority = {
  LOW: { code: 1, label: 'Low' },
  MEDIUM: { code: 2, label: 'Medium' },
  HIGH: { code: 3, label: 'High' },
} as const
export type PriorityCode = CodeOf<typeof priority>

const openOrder: readonly JobStatusCode[] = [11, 8, 0, 1, 2, 3, 4, 5]

/** Cancelled if all visits are; completed if all are completed or cancelled; else the most advanced open status. */
export function jobStatusOf(visits: readonly JobStatusCode[]): JobStatusCode {
  const open = visits.filter((status) => openOrder.includes(status))
  if (open.length > 0) return open.reduce((best, status) => (openOrder.indexOf(status) > openOrder.indexOf(best) ? status : best))
  if (visits.length === 0) return jobStatus.UNSCHEDULED.code
  return visits.includes(jobStatus.COMPLETED.code) ? jobStatus.COMPLETED.code : jobStatus.CANCELLED.code
}

export const isAwaited = (status: JobStatusCode): boolean => ([0, 1, 2, 8] as readonly JobStatusCode[]).includes(status)

/** Whether no one has arrived `lateAfterMinutes` after the start. Times are Unix seconds. */
export const isLate = (status: JobStatusCode, startAt: number | null | undefined, now: number, lateAfterMinutes: number): boolean =>
  startAt !== null && startAt !== undefined && isAwaited(status) && now > startAt + lateAfterMinutes * 60
