import type { JobSubject, TargetJob } from './actionTarget.ts'
import { jobName } from '../jobs/labels/jobName.ts'
import type { BoardVisitFragment } from '../schedule/visits/board.generated.ts'

/** A board visit as the subject of actions, or the job in its place; job fields that the board doesn't load are null. */
export function subjectOf(of: BoardVisitFragment): JobSubject {
  const { visit, jobId, jobNumber, title, priority, branchId, customer, property, category, visitsTotal } = of
  const { status, unknownStatus, date, startAt, endAt, staff, isLate, allowedActions } = visit
  const job: TargetJob = {
    id: jobId ?? '',
    jobNumber,
    title,
    priority,
    branchId,
    customer,
    property,
    category,
    visitsTotal,
    status,
    unknownStatus,
    date,
    startAt,
    endAt,
    staff,
    isLate,
    allowedActions,
    timezone: null,
    isZoneAssumed: false,
    isScheduled: startAt !== null,
    visitsDone: null,
    total: null,
    currencyCode: null,
    billing: null,
    seriesTotal: null,
    unbilledVisits: null,
    durationMinutes: null,
    invoiceStatus: null,
    lockVersion: null,
  }
  return { job, visit: of.isJob ? null : visit }
}

export const getName = ({ id, jobId, jobNumber, title, visitsTotal, visit }: BoardVisitFragment): string =>
  jobName({ id: jobId ?? id, jobNumber, title }) + ((visitsTotal ?? 1) > 1 && visit.visitNumber ? `, visit ${visit.visitNumber}` : '')
