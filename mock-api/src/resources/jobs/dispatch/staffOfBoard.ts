import type { DispatchMap, DispatchQuery, DispatchStaff } from '@callout/contracts/jobs/schemas/dispatch'
import { weekdayOf } from '@callout/contracts/time'
import type { BranchRecord } from '../../branches/records.ts'
import type { JobRecord } from '../records.ts'
import type { UserRecord } from '../../profile/records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { isAssignable } from '../staff/assignableStaff.ts'
import { plansAll } from '../view/visibility.ts'
import { distanceKm, type Point, pointOf } from '../staff/distance.ts'

interface Planned {
  readonly job: JobRecord
  readonly visit: VisitRecord
}

interface Board {
  /** YYYY-MM-DD */
  readonly date: string
  readonly branch: BranchRecord | undefined
  readonly asked: Pick<DispatchQuery, 'branch_id' | 'staff_ids'>
  readonly visits: readonly Planned[]
}

/** The smallest box around some places; null where there is none. */
export function boundsOf(points: readonly (Point | undefined)[]): DispatchMap['bounds'] {
  const known = points.filter((point) => point !== undefined)
  if (known.length === 0) return null
  const [north, south] = [Math.max(...known.map(({ latitude }) => latitude)), Math.min(...known.map(({ latitude }) => latitude))]
  const [east, west] = [Math.max(...known.map(({ longitude }) => longitude)), Math.min(...known.map(({ longitude }) => longitude))]
  return { north, south, east, west }
}

const lastStepOf = ({ reached_at, started_at, finished_at }: VisitRecord): number =>
  Math.max(Number(reached_at), Number(started_at), Number(finished_at))

function positionOf({ store, now }: Viewer, user: UserRecord, ownPlanned: readonly Planned[]) {
  const [latest] = ownPlanned
    .filter(({ visit }) => lastStepOf(visit) > 0 && lastStepOf(visit) <= now)
    .toSorted((a, b) => lastStepOf(b.visit) - lastStepOf(a.visit))
  const place = latest && pointOf(store.properties.get(latest.job.property_id))
  const { latitude, longitude, location_at = null } = user
  return place && lastStepOf(latest.visit) > Number(location_at)
    ? { ...place, location_at: lastStepOf(latest.visit) }
    : { latitude, longitude, location_at }
}

const takesPlace = ({ visit }: Planned): boolean => visit.status !== 7 && visit.status !== 8 && visit.start_at !== null

/** From the branch to each stop in turn. */
function lengthOf({ store }: Viewer, branch: BranchRecord | undefined, stops: readonly Planned[]): number {
  const points = [pointOf(branch), ...stops.map(({ job }) => pointOf(store.properties.get(job.property_id)))].filter(
    (point) => point !== undefined,
  )
  const legs = points.slice(1).map((point, index) => distanceKm(points[index] as Point, point))
  return Math.round(legs.reduce((sum, leg) => sum + leg, 0) * 10) / 10
}

function dayOf(viewer: Viewer, user: UserRecord, { date, branch, visits }: Board): DispatchStaff {
  const { id, name, color, availability_status } = user
  const ownPlanned = visits
    .filter((planned) => planned.visit.staff_ids.includes(id) && takesPlace(planned))
    .toSorted((a, b) => Number(a.visit.start_at) - Number(b.visit.start_at))
  const hours = user.working_hours.find(({ day }) => day === weekdayOf(date))
  const home = viewer.store.branches.get(user.branch_id ?? 0) ?? branch
  return {
    id,
    name,
    color,
    availability_status,
    ...positionOf(viewer, user, ownPlanned),
    route: ownPlanned.map(({ visit }) => visit.id),
    route_km: lengthOf(viewer, home, ownPlanned),
    hours: hours && { is_on: hours.is_on, open: hours.open, close: hours.close },
    time_off: user.time_off
      .filter((off) => off.date_from <= date && date <= off.date_to)
      .map(({ start_time, end_time, note }) => ({ start_time, end_time, note })),
  }
}

export function staffOfBoard(viewer: Viewer, board: Board): DispatchStaff[] {
  const { store, caller } = viewer
  const { branch_id, staff_ids } = board.asked
  const busy = new Set(board.visits.flatMap(({ visit }) => visit.staff_ids))
  const requested = caller.user.user_type === 'branch_head' ? (caller.user.branch_id ?? undefined) : branch_id
  const isShown = (user: UserRecord): boolean => {
    if (staff_ids && !staff_ids.includes(user.id)) return false
    if (!plansAll(viewer.caller)) return user.id === caller.user.id
    return busy.has(user.id) || (isAssignable(store, user, caller.company) && (requested === undefined || user.branch_id === requested))
  }
  return store.users
    .by('company_id', caller.company.id)
    .filter(isShown)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id)
    .map((user) => dayOf(viewer, user, board))
}
