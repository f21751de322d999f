import { type JobStatusCode, statusLabel } from '@callout/contracts/jobs/status/status'
import type { UserRecord } from '../../resources/profile/records.ts'
import type { HistoryChangeRecord, HistoryRecord } from '../../resources/jobs/visitRecords.ts'
import type { VisitPlan } from './plan.ts'
import { type Random, getRandom } from '../random.ts'
import type { getVisit } from './visits.ts'

export type Entry = Pick<HistoryRecord, 'visit_id' | 'event' | 'status' | 'changes' | 'note' | 'actor_id' | 'created_at'>

const MINUTE = 60
const HOUR = 3600

const cancelReasons = ['Customer cancelled', 'Customer not available', 'Booked twice', 'Weather']
const declineReasons = ['Other visit will take longer', 'Not trained for this model', 'Called in sick']

export interface Known {
  readonly plan: VisitPlan
  readonly visit: ReturnType<typeof getVisit>
  readonly bookedAt: number
  readonly finishNote: string
  readonly planner: UserRecord
  /** The person who declined an unassigned visit. */
  readonly substitute: UserRecord
}

interface Move {
  readonly from: JobStatusCode
  readonly to: JobStatusCode
  readonly actor: UserRecord
  readonly at: number
  readonly note?: string
}

const moveEntry = ({ visit }: Known, { from, to, actor, at, note }: Move): Entry => ({
  visit_id: visit.id,
  event: 'status_changed',
  status: to,
  changes: [{ field: 'status', from: statusLabel(from), to: statusLabel(to) }],
  note: note ?? null,
  actor_id: actor.id,
  created_at: at,
})

const assigneesOf = ({ plan, substitute }: Known): readonly UserRecord[] => (plan.status === 8 ? [substitute] : plan.staff)

function plannedEntry(known: Known, assignees: readonly UserRecord[], at: number): Entry {
  const { visit, planner } = known
  const changes: HistoryChangeRecord[] = [
    { field: 'staff', from: null, to: assignees.map(({ name }) => name).join(', ') },
    { field: 'start_at', from: null, to: String(visit.start_at) },
  ]
  return { visit_id: visit.id, event: 'scheduled_and_assigned', status: 1, changes, note: null, actor_id: planner.id, created_at: at }
}

/** Usually within hours of the booking, at the latest two hours before the visit. */
function cancelMove({ plan, visit, planner }: Known, random: Random, assignedAt: number): Move {
  const beforeStart = (visit.start_at ?? assignedAt) - random.int(2, 20) * HOUR
  const at = Math.max(assignedAt + 5 * MINUTE, Math.min(beforeStart, assignedAt + 4 * HOUR))
  return { from: plan.staff.length > 0 ? 1 : 0, to: 7, actor: planner, at, note: random.pick(cancelReasons) }
}

function workMoves({ plan, visit, planner, finishNote }: Known): Move[] {
  const actor = plan.staff[0] ?? planner
  const steps: [JobStatusCode, JobStatusCode, number | null, string?][] = [
    [1, 2, visit.on_the_way_at],
    [2, 3, visit.reached_at],
    [3, 4, visit.started_at],
    [4, 6, visit.finished_at, finishNote],
  ]
  return steps.flatMap(([from, to, at, note]) => (at === null ? [] : [{ from, to, actor, at, note }]))
}

function movesOf(known: Known, random: Random, assignedAt: number): Move[] {
  const { plan, substitute } = known
  if (plan.status === 7) return [cancelMove(known, random, assignedAt)]
  if (plan.status !== 8) return workMoves(known)
  return [{ from: 1, to: 8, actor: substitute, at: assignedAt + random.int(10, 90) * MINUTE, note: random.pick(declineReasons) }]
}

export function visitTimeline(known: Known, key: readonly (number | string)[]): Entry[] {
  const random = getRandom(...key, known.visit.visit_number, 'timeline')
  const assignedAt = known.bookedAt + random.int(3, 40) * MINUTE
  const assignees = assigneesOf(known)
  const planned = assignees.length > 0 && known.plan.date !== null ? [plannedEntry(known, assignees, assignedAt)] : []
  return [...planned, ...movesOf(known, random, assignedAt).map((move) => moveEntry(known, move))]
}
