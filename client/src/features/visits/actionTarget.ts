import type { changeScope } from '@callout/contracts/jobs/codes'
import type { ActionDialogProps } from '../../components/actions/defineActions.ts'
import { jobName } from '../jobs/labels/jobName.ts'
import { type VisitSlot } from '@callout/contracts/jobs/status/undo'
import { wallTimeOf } from '@callout/contracts/time'
import type { JobProgressFragment, JobRowFragment, JobVisitFragment, ManageJobMutation } from '../jobs/queries/jobs.generated.ts'
import { billsVisits } from '../jobs/queries/bills.ts'
import { byStart, headVisitOf } from './headVisit.ts'
import type { JobAction, JobStatus, ManageJobInput } from '../../lib/api/schemaTypes.generated.ts'

/** The target of an action: a visit, or a job with one visit. */
export interface ActionTarget {
  readonly jobId: string
  /** null: the next visit, which the backend finds. */
  readonly visitId: string | null
  /** In a sentence: "JOB-1012", "JOB-1012, visit 2". */
  readonly name: string
  /** The job has other visits, too. */
  readonly isOneOfSeveral: boolean
  readonly customerId: string | null
  readonly customerName: string | null
  readonly categoryId: string | null
  readonly propertyId: string | null
  readonly branchId: string | null
  /** IANA name; null: the account's zone. */
  readonly timezone: string | null
  /** The time zone was not returned. */
  readonly isZoneAssumed: boolean
  readonly status: JobStatus | null
  readonly staff: readonly { readonly id: string; readonly name: string | null; readonly color: string | null }[] | null
  readonly startAt: number | null
  readonly endAt: number | null
  /** Minutes that its line items take; null if they have no duration. */
  readonly durationMinutes: number | null
  readonly jobFinishedNotes: string | null
  readonly lockVersion: number | null
  readonly allowedActions: readonly JobAction[] | null
  /** Moved by hand; missing if not returned. */
  readonly isException?: boolean
  /** The backend supports stepping back. */
  readonly isStepBackKnown?: boolean
  /** Ask before a step whether to notify the customer. */
  readonly asksToNotify?: boolean
  readonly isBilledByVisit?: boolean
  /** Only the staff is chosen; the time stays. */
  readonly isStaffChange?: boolean
  /** The job is a quote that is not approved. */
  readonly isQuote?: boolean
  /** Initial scope, by default this visit. */
  readonly scope?: ChangeScope
  /** All visits of the job that the action can apply to, including this one, in order; omitted if it is the only one. */
  readonly series?: readonly ActionTarget[]
}

/** Which visits of a job an action affects. */
export type ChangeScope = keyof typeof changeScope

export type TargetJob = Omit<JobRowFragment, '__typename' | 'quote'> & { readonly jobFinishedNotes?: string | null }

/** Context of a menu: a job or one of its visits. Without a visit, actions apply to the next one. */
export interface JobSubject {
  readonly job: TargetJob
  readonly visit?: JobVisitFragment | null | undefined
  /** Reschedules to the same time with other staff. */
  readonly isStaffChange?: boolean
  /** The job is a quote that is not approved. */
  readonly isQuote?: boolean
  /** Initial scope, by default the named visit. */
  readonly scope?: ChangeScope
}

export type ActionInput = Omit<ManageJobInput, 'jobId' | 'visitId' | 'action' | 'lockVersion'> & {
  /** Each affected visit takes its own call, which any backend supports. By default this visit. */
  readonly scope?: ChangeScope
  /** For FINISH: also creates the invoice, by its own call. */
  readonly isInvoiced?: boolean
}

export type Outcome = NonNullable<ManageJobMutation['manageJob']>

export type JobDialogProps = ActionDialogProps<JobAction, ActionTarget, ActionInput>

export const targetOfJob = (job: TargetJob): ActionTarget => ({
  jobId: job.id,
  visitId: null,
  name: jobName(job),
  isOneOfSeveral: false,
  customerId: job.customer?.id ?? null,
  customerName: job.customer?.name ?? null,
  categoryId: job.category?.id ?? null,
  propertyId: job.property?.id ?? null,
  branchId: job.branchId,
  timezone: job.timezone,
  isZoneAssumed: job.isZoneAssumed === true,
  status: job.status,
  staff: job.staff,
  startAt: job.startAt,
  endAt: job.endAt,
  durationMinutes: job.durationMinutes,
  jobFinishedNotes: job.jobFinishedNotes ?? null,
  lockVersion: job.lockVersion,
  allowedActions: job.allowedActions,
  ...(billsVisits(job) && { isBilledByVisit: true }),
})

/** Fields that a visit doesn't share with its job. */
export const visitState = (visit: JobVisitFragment) => ({
  visitId: visit.id,
  status: visit.status,
  staff: visit.staff,
  startAt: visit.startAt,
  endAt: visit.endAt,
  lockVersion: visit.lockVersion,
  allowedActions: visit.allowedActions,
  ...(visit.isException !== null && { isException: visit.isException }),
})

/** One visit of a job, named by its number if there are several. */
export function targetOfVisit(job: TargetJob, visit: JobVisitFragment): ActionTarget {
  const isOneOfSeveral = (job.visitsTotal ?? 1) > 1
  return {
    ...targetOfJob(job),
    ...visitState(visit),
    name: isOneOfSeveral && visit.visitNumber ? `${jobName(job)}, visit ${visit.visitNumber}` : jobName(job),
    isOneOfSeveral,
  }
}

/** The visit that an action on a whole job applies to: the next one, or the first that allows the action. */
export function visitFor(action: JobAction, visits: JobProgressFragment['visits']): JobVisitFragment | null {
  const all = visits ?? []
  // Finished visits are invoiced before started ones.
  const head =
    action === 'CREATE_INVOICE'
      ? all.toSorted(byStart).find(({ status, allowedActions }) => status === 'COMPLETED' && allowedActions?.includes(action))
      : headVisitOf(all)
  return [head ?? headVisitOf(all), ...all.toSorted(byStart)].find((visit) => visit?.allowedActions?.includes(action)) ?? null
}

/** Date and times as in forms and the API. null: not scheduled. */
export function getSlot(
  { startAt, endAt, timezone }: Pick<ActionTarget, 'startAt' | 'endAt' | 'timezone'>,
  accountZone: string,
): VisitSlot | null {
  if (startAt === null || endAt === null) return null
  const start = wallTimeOf(startAt, timezone ?? accountZone)
  return { date: start.date, start_time: start.time, end_time: wallTimeOf(endAt, timezone ?? accountZone).time }
}
