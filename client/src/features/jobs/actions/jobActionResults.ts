import type { Format } from '../../../lib/format/useFormat.ts'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import type { ActionTarget, Outcome } from '../../visits/actionTarget.ts'
import { invoiceFor } from '../queries/bills.ts'
import { jobNameIn } from '../labels/jobName.ts'
import type { Done } from './sendSeries.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

const joined = new Intl.ListFormat('en', { type: 'conjunction' })

export const namesIn = ({ visit, job }: Outcome): string =>
  joined.format(((visit ? visit.staff : job.staff) ?? []).map(({ name }) => name ?? 'someone')) || 'unassigned'

export const whenIn = ({ visit, job }: Outcome, format: Format): string => {
  const { startAt, endAt } = visit ?? job
  if (startAt === null) return 'a date to be set'
  return `${format.shortDayOf(startAt)}, ${endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt)}`
}

export const formatResult = (target: ActionTarget, { series }: Done, what: string, ofOne: string): string => {
  if (!series) return ofOne
  const job = jobNameIn(target.name)
  const { done, problems } = series
  const count = problems.length > 0 ? `${done.length} of ${visitCount(done.length + problems.length)}` : visitCount(done.length)
  return [`${count} of ${job} ${what}`, ...problems].join('. ')
}
export const withNote = (text: string, note: string | undefined): string => (note === undefined ? text : `${text}. ${note}.`)

export const isInvoicedNow = (target: ActionTarget, { job }: Outcome): boolean =>
  invoiceFor(job, target.visitId) !== null && target.status !== null && target.status !== 'INVOICE_CREATED'

export function finishedText(target: ActionTarget, outcome: Done): string {
  const invoice = isInvoicedNow(target, outcome) ? `, ${invoiceFor(outcome.job, target.visitId)?.invoiceNumber ?? 'invoice'} created` : ''
  return withNote(`${target.name} finished${invoice}`, outcome.note)
}

const isResized = ({ startAt, endAt }: Pick<ActionTarget, 'startAt' | 'endAt'>, { visit, job }: Outcome): boolean => {
  const after = visit ?? job
  return after.startAt !== null && after.startAt === startAt && after.endAt !== endAt
}

/** Names the staff if they have changed. */
export function movedText({ name, staff: before, ...target }: ActionTarget, outcome: Outcome, format: Format): string {
  const { staff, endAt } = outcome.visit ?? outcome.job
  const isReassigned = before && staff && staff.length > 0 && staff.map(({ id }) => id).join() !== before.map(({ id }) => id).join()
  const change =
    isResized(target, outcome) && endAt !== null ? `now ends at ${format.getTime(endAt)}` : `moved to ${whenIn(outcome, format)}`
  return `${name} ${change}${isReassigned ? `, ${namesIn(outcome)}` : ''}`
}

const changeNouns: Partial<Record<JobAction, string>> = {
  SCHEDULE: 'Scheduling',
  ASSIGN: 'Assignment',
  ON_THE_WAY: 'Departure',
  REACHED: 'Arrival',
  START: 'Start',
  FINISH: 'Finish',
  REOPEN: 'Reopening',
  UNASSIGN: 'Unassignment',
  UNSCHEDULE: 'Unscheduling',
  DECLINE: 'Decline',
  CANCEL: 'Cancellation',
}

export function changeNoun(name: JobAction, target: ActionTarget, outcome: Outcome): string {
  if (name !== 'RESCHEDULE') return changeNouns[name] ?? 'Change'
  if (target.isStaffChange) return 'Staff change'
  return isResized(target, outcome) ? 'New end' : 'Move'
}
