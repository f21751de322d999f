import type { ApolloClient } from '@apollo/client'
import { changeScope } from '@callout/contracts/jobs/codes'
import { isLegal, jobAction } from '@callout/contracts/jobs/status/transitions'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { addDays } from '@callout/contracts/time'
import { toApiError } from '../../../../lib/api/apiError.ts'
import {
  type ActionInput,
  type ActionTarget,
  type ChangeScope,
  type Outcome,
  slotOf,
  type TargetJob,
  targetOfVisit,
} from '../actionTarget.ts'
import { waitingVisits } from '../bills.ts'
import { byStart } from '../headVisit.ts'
import { type JobAction, JobVisitsDocument } from '../jobs.generated.ts'

/** Actions that may be meant for several visits of a job. */
const asked: readonly JobAction[] = ['CANCEL', 'RESCHEDULE', 'CREATE_INVOICE']
export const asksScope = (action: JobAction): boolean => asked.includes(action)

/** In the order in which they are offered. */
export const scopes = Object.keys(changeScope) as readonly ChangeScope[]

const canBe = (action: JobAction, { status, allowedActions }: ActionTarget): boolean =>
  allowedActions?.includes(action) ?? (status !== null && isLegal(jobAction[action].code, jobStatus[status].code))

/**
 * The target with all the visits of its job to which the same can be done, in their order. What has been moved by hand stays
 * where it is, unless it is the one that is meant. Invoices are meant for what is finished and waits for one.
 */
export async function withSeries(client: ApolloClient, action: JobAction, job: TargetJob, target: ActionTarget): Promise<ActionTarget> {
  if (!target.isOneOfSeveral || !asksScope(action)) return target
  try {
    const { data } = await client.query({ query: JobVisitsDocument, variables: { id: job.id }, fetchPolicy: 'cache-first' })
    const visits = data?.job.visits ?? []
    const sameFor = action === 'CREATE_INVOICE' ? (data ? waitingVisits(data.job) : []) : visits
    const open = visits
      .filter((visit) => visit.id === target.visitId || sameFor.includes(visit))
      .filter(
        ({ id, isException }) => id === target.visitId || action !== 'RESCHEDULE' || target.isStaffChange === true || isException !== true,
      )
      .toSorted(byStart)
      .map((visit) => targetOfVisit(job, visit))
      .filter((visit) => visit.visitId === target.visitId || canBe(action, visit))
    return open.length > 1 ? { ...target, series: open } : target
  } catch {
    return target
  }
}

/** The visits that an action reaches: the one that is meant, it and those after it, or all. */
export function reachOf(target: ActionTarget, scope: ChangeScope): readonly ActionTarget[] {
  const { series = [], visitId } = target
  const place = series.findIndex((visit) => visit.visitId === visitId)
  if (scope === 'THIS' || place < 0) return [target]
  const reached = scope === 'ALL' ? series : series.slice(place)
  return reached.map((visit) => (visit.visitId === visitId ? target : visit))
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** What is sent for another visit than the one that was asked about: it moves by as many days; other staff come at its own time. */
export function inputFor(visit: ActionTarget, meant: ActionTarget, input: Partial<ActionInput>, zone: string): Partial<ActionInput> {
  const [own, before] = [slotOf(visit, zone), slotOf(meant, zone)]
  if (visit === meant || !input.date || !own || !before) return input
  if (meant.isStaffChange) return { ...input, date: own.date, startTime: own.start_time, endTime: own.end_time }
  return { ...input, date: addDays(own.date, daysBetween(before.date, input.date)) }
}

/** One visit of several, and what became of it. */
export interface VisitDone {
  readonly target: ActionTarget
  readonly outcome: Outcome
}

/** What became of an action on several visits. */
export interface SeriesDone {
  readonly done: readonly VisitDone[]
  /** Why others stay as they are. */
  readonly problems: readonly string[]
}

/**
 * Does the same to one visit after the other. Rejects with the first refusal while nothing has been done; after that, what is
 * refused is told with what was done.
 */
export async function sendToEach(
  visits: readonly ActionTarget[],
  sendOne: (visit: ActionTarget) => Promise<Outcome | string>,
): Promise<SeriesDone> {
  const done: VisitDone[] = []
  const problems: string[] = []
  for (const visit of visits) {
    try {
      const outcome = await sendOne(visit)
      if (typeof outcome === 'string') problems.push(outcome)
      else done.push({ target: visit, outcome })
    } catch (error) {
      if (done.length === 0 && problems.length === 0) throw error
      problems.push(`${visit.name}: ${toApiError(error).message}`)
    }
  }
  return { done, problems }
}
