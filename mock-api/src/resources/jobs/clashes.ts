import type { Clash, ConflictData } from '@callout/contracts/envelope'
import { responseCode } from '@callout/contracts/envelope'
import { Refusal } from '../../refusal.ts'
import { staffDay } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import type { VisitRecord } from '../../store/workRecords.ts'
import type { Slot } from './slot.ts'

/** Visits that still take, or took, the time of their staff. */
const takesTime = ({ status }: VisitRecord): boolean => status !== 7 && status !== 8

/** What a staff member has on that day, in order, apart from one visit. */
export const visitsOfDay = (store: Store, staffId: number, date: string, exceptVisitId?: number): VisitRecord[] =>
  store.visits
    .by('staff_day', staffDay(staffId, date))
    .filter((visit) => takesTime(visit) && visit.id !== exceptVisitId)
    .toSorted((a, b) => Number(a.start_at) - Number(b.start_at))

/** Visits of a staff member that overlap the slot. One that ends when the slot starts does not. */
export const clashesOf = (store: Store, staffId: number, slot: Slot, exceptVisitId?: number): Clash[] =>
  visitsOfDay(store, staffId, slot.date, exceptVisitId)
    .filter(({ start_at, end_at }) => Number(start_at) < slot.end_at && slot.start_at < Number(end_at))
    .map(({ id, job_id, start_at, end_at }) => ({
      visit_id: id,
      job_number: store.jobs.get(job_id)?.job_number ?? '',
      staff_id: staffId,
      start_at: Number(start_at),
      end_at: Number(end_at),
    }))

/** Throws 409 when somebody of the staff is busy. */
export function refuseClashes(store: Store, staffIds: readonly number[], slot: Slot, visitId: number): void {
  const clashes = staffIds.flatMap((staffId) => clashesOf(store, staffId, slot, visitId))
  const [first] = clashes
  if (!first) return
  const name = store.users.get(first.staff_id)?.name ?? 'Somebody'
  throw new Refusal(responseCode.CONFLICT, `${name} has another visit at that time (${first.job_number}).`, {
    reason: 'clash',
    clashes,
  } satisfies ConflictData)
}
