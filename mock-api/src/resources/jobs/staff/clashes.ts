import { type Clash, type ConflictData, responseCode } from '@callout/contracts/wire/envelope'
import { clashesOf, takesTime, type RequestedVisit } from '@callout/contracts/jobs/schedule/clashes'
import { ApiError } from '../../../http/apiError.ts'
import type { CompanyRecord } from '../../profile/records.ts'
import { staffDay, type TimedVisit, type VisitRecord } from '../visitRecords.ts'
import type { Store } from '../../../db/store.ts'

const takesPlace = ({ status }: VisitRecord): boolean => status !== 7 && status !== 8

export const visitsOfDay = (store: Store, staffId: number, date: string, exceptVisitId?: number): VisitRecord[] =>
  store.visits
    .by('staff_day', staffDay(staffId, date))
    .filter((visit) => takesPlace(visit) && visit.id !== exceptVisitId)
    .toSorted((a, b) => Number(a.start_at) - Number(b.start_at))

export interface RequestedOnDay extends RequestedVisit {
  readonly date: string
}

export interface ClashOptions {
  /** Visits to be removed, which can't clash. */
  readonly leaving?: ReadonlySet<number>
  /** Number of the job whose visits are wanted; empty while it has none. */
  readonly jobNumber?: string
}

export function findClashes(store: Store, requested: readonly RequestedOnDay[], { leaving, jobNumber = '' }: ClashOptions = {}): Clash[] {
  const days = new Set(requested.flatMap(({ date, staff_ids }) => staff_ids.map((staffId) => staffDay(staffId, date))))
  const visits = new Set([...days].flatMap((day) => store.visits.by('staff_day', day)))
  const existing = [...visits].flatMap((visit) => (leaving?.has(visit.id) ? [] : [{ ...visit, visit_id: visit.id }]))
  return clashesOf(requested, existing).map(({ kind, staff_id, other }) => ({
    visit_id: other.visit_id ?? 0,
    job_number: kind === 'requested' ? jobNumber : (store.jobs.get(other.job_id)?.job_number ?? ''),
    staff_id,
    start_at: Number(other.start_at),
    end_at: Number(other.end_at),
  }))
}

/** Throws 409 for a clash, unless the company has disabled the warning. */
export function refuseClashes(store: Store, { warn_on_clash }: CompanyRecord, clashes: readonly Clash[]): void {
  const [first] = clashes
  if (!first || !warn_on_clash) return
  const name = store.users.get(first.staff_id)?.name ?? 'Someone'
  throw new ApiError(responseCode.CONFLICT, `${name} has another visit at that time (${first.job_number}).`, {
    reason: 'clash',
    clashes,
  } satisfies ConflictData)
}

export function clashing(visits: readonly TimedVisit[]): TimedVisit[] {
  if (visits.length < 2) return []
  const requested = visits.map((visit) => ({ ...visit, visit_id: visit.id }))
  const taking = requested.filter(({ status }) => takesTime(status))
  const found = new Set(clashesOf(taking, []).flatMap(({ requested: one, other }) => [one.id, other.visit_id]))
  return visits.filter(({ id }) => found.has(id))
}
