import type { changeScope } from '@callout/contracts/jobs/codes'
import type { ActionDialogProps } from '../../../components/actions/defineActions.ts'
import { jobName } from './jobName.ts'
import { type VisitSlot } from '@callout/contracts/jobs/status/undo'
import { wallTimeOf } from '@callout/contracts/time'
import type {
  JobAction,
  JobProgressFragment,
  JobRowFragment,
  JobStatus,
  JobVisitFragment,
  ManageJobInput,
  ManageJobMutation,
} from './jobs.generated.ts'
import { billsVisits } from './bills.ts'
import { byStart, headVisitOf } from './headVisit.ts'

/** What an action is done to: a visit, or a job whose one visit it is. */
export interface ActionTarget {
  readonly jobId: string
  /** null: the visit that comes next, which the backend finds. */
  readonly visitId: string | null
  /** In sentences: "JOB-1012", "JOB-1012, visit 2". */
  readonly name: string
  /** A visit of a job that has others besides. */
  readonly isOneOfSeveral: boolean
  /** null: not known. */
  readonly customerId: string | null
  readonly customerName: string | null
  readonly categoryId: string | null
  readonly propertyId: string | null
  readonly branchId: string | null
  /** IANA name; null: the account's. */
  readonly timezone: string | null
  /** Nobody says the zone. */
  readonly isZoneAssumed: boolean
  readonly status: JobStatus | null
  /** null: the backend does not say. */
  readonly staff: readonly { readonly id: string; readonly name: string | null; readonly color: string | null }[] | null
  readonly startAt: number | null
  readonly endAt: number | null
  /** Minutes that its line items take; null where they have no duration. */
  readonly durationMinutes: number | null
  readonly jobFinishedNotes: string | null
  readonly lockVersion: number | null
  /** null: the backend does not say. */
  readonly allowedActions: readonly JobAction[] | null
  /** The backend is known to take steps back. */
  readonly isStepBackKnown?: boolean
  /** Whether to notify the customer is asked before a step. */
  readonly asksToNotify?: boolean
  /** Each visit of the job has its own invoice. */
  readonly isBilledByVisit?: boolean
  /** Only the staff is to be chosen: the time stays as it is. */
  readonly isStaffChange?: boolean
  /** Which of them are meant at first. Left out: this one. */
  readonly scope?: ChangeScope
  /** All visits of the job to which the same can be done, this one among them, in their order; left out where it is the only one. */
  readonly series?: readonly ActionTarget[]
}

/** Which visits of a job an action reaches. */
export type ChangeScope = keyof typeof changeScope

/** A job as a row or a page has it. */
export type TargetJob = Omit<JobRowFragment, '__typename'> & { readonly jobFinishedNotes?: string | null }

/** Where a menu stands: at a job, or at one of its visits. Without a visit an action goes to the one that comes next. */
export interface JobSubject {
  readonly job: TargetJob
  readonly visit?: JobVisitFragment | null | undefined
  /** Rescheduling to the time that it has, with other staff. */
  readonly isStaffChange?: boolean
  /** Which visits are meant at first. Left out: the one that is named. */
  readonly scope?: ChangeScope
}

/** What a dialog adds to an action. */
export type ActionInput = Omit<ManageJobInput, 'jobId' | 'visitId' | 'action' | 'lockVersion'> & {
  /** Each visit that it reaches is a call of its own: any backend can do that. Left out: this one. */
  readonly scope?: ChangeScope
  /** Of FINISH: its invoice is created, too, by a call of its own. */
  readonly isInvoiced?: boolean
}

/** What the backend tells after an action. */
export type Outcome = NonNullable<ManageJobMutation['manageJob']>

/** What the dialogs of the actions of jobs are given. */
export type JobDialogProps = ActionDialogProps<JobAction, ActionTarget, ActionInput>

/** The job as a whole. */
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

/** The state of a visit, without what it shares with its job. */
export const visitState = (visit: JobVisitFragment) => ({
  visitId: visit.id,
  status: visit.status,
  staff: visit.staff,
  startAt: visit.startAt,
  endAt: visit.endAt,
  lockVersion: visit.lockVersion,
  allowedActions: visit.allowedActions,
})

/** One visit of a job. Where there are several the name says which. */
export function targetOfVisit(job: TargetJob, visit: JobVisitFragment): ActionTarget {
  const isOneOfSeveral = (job.visitsTotal ?? 1) > 1
  return {
    ...targetOfJob(job),
    ...visitState(visit),
    name: isOneOfSeveral && visit.visitNumber ? `${jobName(job)}, visit ${visit.visitNumber}` : jobName(job),
    isOneOfSeveral,
  }
}

/** The visit that an action on the whole job means: the next one, or the first one to which it can be done. */
export function visitFor(action: JobAction, visits: JobProgressFragment['visits']): JobVisitFragment | null {
  const all = visits ?? []
  // What is finished is billed before what has begun.
  const head =
    action === 'CREATE_INVOICE'
      ? all.toSorted(byStart).find(({ status, allowedActions }) => status === 'COMPLETED' && allowedActions?.includes(action))
      : headVisitOf(all)
  return [head ?? headVisitOf(all), ...all.toSorted(byStart)].find((visit) => visit?.allowedActions?.includes(action)) ?? null
}

/** When it takes place, as forms and the backend say it. null: not scheduled. */
export function slotOf(
  { startAt, endAt, timezone }: Pick<ActionTarget, 'startAt' | 'endAt' | 'timezone'>,
  accountZone: string,
): VisitSlot | null {
  if (startAt === null || endAt === null) return null
  const start = wallTimeOf(startAt, timezone ?? accountZone)
  return { date: start.date, start_time: start.time, end_time: wallTimeOf(endAt, timezone ?? accountZone).time }
}
