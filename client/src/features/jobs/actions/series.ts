import type { ApolloClient } from '@apollo/client'
import { changeScope } from '@callout/contracts/jobs/codes'
import { isLegal, jobAction } from '@callout/contracts/jobs/status/transitions'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { addDays } from '@callout/contracts/time'
import {
  type ActionInput,
  type ActionTarget,
  type ChangeScope,
  type Outcome,
  getSlot,
  type TargetJob,
  targetOfVisit,
} from '../../visits/actionTarget.ts'
import { waitingVisits } from '../queries/bills.ts'
import { byStart } from '../../visits/headVisit.ts'
import { movedVisits } from '../../visits/movedVisits.ts'
import { JobVisitsDocument } from '../queries/jobs.generated.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

/** Actions that can apply to several visits of a job. */
const asked: readonly JobAction[] = ['CANCEL', 'RESCHEDULE', 'CREATE_INVOICE']
export const asksScope = (action: JobAction): boolean => asked.includes(action)

export const scopes = Object.keys(changeScope) as readonly ChangeScope[]

const mayApply = (action: JobAction, { status, allowedActions }: ActionTarget): boolean =>
  allowedActions?.includes(action) ?? (status !== null && isLegal(jobAction[action].code, jobStatus[status].code))

/** Visits moved by hand are not rescheduled unless chosen; only finished, uninvoiced visits are invoiced. */
export async function withSeries(client: ApolloClient, action: JobAction, job: TargetJob, target: ActionTarget): Promise<ActionTarget> {
  if (!target.isOneOfSeveral || !asksScope(action)) return target
  try {
    const { data } = await client.query({ query: JobVisitsDocument, variables: { id: job.id }, fetchPolicy: 'cache-first' })
    const visits = data?.job.visits ?? []
    const sameFor = action === 'CREATE_INVOICE' ? (data ? waitingVisits(data.job) : []) : visits
    const moved = movedVisits(visits, job.timezone)
    const open = visits
      .filter((visit) => visit.id === target.visitId || sameFor.includes(visit))
      .filter(({ id }) => id === target.visitId || action !== 'RESCHEDULE' || target.isStaffChange === true || !moved.has(id))
      .toSorted(byStart)
      .map((visit) => targetOfVisit(job, visit))
      .filter((visit) => visit.visitId === target.visitId || mayApply(action, visit))
    return open.length > 1 ? { ...target, series: open } : target
  } catch {
    return target
  }
}

/** Visits affected by an action: the chosen one, it and later ones, or all. */
export function getReach(target: ActionTarget, scope: ChangeScope): readonly ActionTarget[] {
  const { series = [], visitId } = target
  const index = series.findIndex((visit) => visit.visitId === visitId)
  if (scope === 'THIS' || index < 0) return [target]
  const reached = scope === 'ALL' ? series : series.slice(index)
  return reached.map((visit) => (visit.visitId === visitId ? target : visit))
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

const getIds = ({ staff }: ActionTarget): string[] | undefined => staff?.map(({ id }) => id)

const isSameStaff = (before: readonly string[] | undefined, after: readonly string[]): boolean =>
  before !== undefined && before.length === after.length && before.every((id) => after.includes(id))

/** Staff of another visit: its own unless others were chosen. */
function staffFor(visit: ActionTarget, chosen: ActionTarget, { staffIds }: Partial<ActionInput>): Pick<ActionInput, 'staffIds'> {
  if (!staffIds || !isSameStaff(getIds(chosen), staffIds)) return {}
  return { staffIds: getIds(visit) }
}

/** Moved by the same number of days, or at its own time if only the staff changes; doesn't mark the visit as moved by hand. */
export function inputFor(visit: ActionTarget, chosen: ActionTarget, input: Partial<ActionInput>, zone: string): Partial<ActionInput> {
  const [ownVisitSlot, before] = [getSlot(visit, zone), getSlot(chosen, zone)]
  if (!input.date || !ownVisitSlot || !before) return input
  const mark = visit.isException !== undefined && { isException: visit.isException }
  if (visit === chosen) return { ...input, ...mark }
  if (chosen.isStaffChange)
    return { ...input, ...mark, date: ownVisitSlot.date, startTime: ownVisitSlot.start_time, endTime: ownVisitSlot.end_time }
  return { ...input, ...mark, ...staffFor(visit, chosen, input), date: addDays(ownVisitSlot.date, daysBetween(before.date, input.date)) }
}

export interface VisitDone {
  readonly target: ActionTarget
  readonly outcome: Outcome
}

export interface SeriesDone {
  readonly done: readonly VisitDone[]
  readonly problems: readonly string[]
}
