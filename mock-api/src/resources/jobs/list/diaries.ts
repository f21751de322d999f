import type { TimedVisit } from '../../../store/collections/visits.ts'
import { clashing } from '../staff/clashes.ts'

/** Takes one visit in, or out. */
export type Count = (visit: TimedVisit, sign: 1 | -1) => void

/** What lies in each person's time. Tells of the visits that overlap, once for each person in whose time they do. */
export class Diaries {
  readonly #ofStaff = new Map<number, Map<number, TimedVisit>>()
  readonly #clashing = new Map<number, readonly TimedVisit[]>()
  readonly #count: Count

  constructor(visits: readonly TimedVisit[], count: Count) {
    this.#count = count
    for (const visit of visits) for (const id of visit.staff_ids) this.#diaryOf(id).set(visit.id, visit)
    for (const id of this.#ofStaff.keys()) this.#recount(id)
  }

  change(before: TimedVisit | undefined, after: TimedVisit | undefined): void {
    if (before) for (const id of before.staff_ids) this.#diaryOf(id).delete(before.id)
    if (after) for (const id of after.staff_ids) this.#diaryOf(id).set(after.id, after)
    for (const id of new Set([before, after].flatMap((visit) => visit?.staff_ids ?? []))) this.#recount(id)
  }

  #diaryOf(staffId: number): Map<number, TimedVisit> {
    const diary = this.#ofStaff.get(staffId) ?? new Map<number, TimedVisit>()
    this.#ofStaff.set(staffId, diary)
    return diary
  }

  #recount(staffId: number): void {
    const left = this.#clashing.get(staffId) ?? []
    const found = clashing([...this.#diaryOf(staffId).values()])
    this.#clashing.set(staffId, found)
    for (const visit of found) this.#count(visit, 1)
    for (const visit of left) this.#count(visit, -1)
  }
}
