import { staffDay, type VisitRecord } from '../../store/collections/visits.ts'
import type { Store } from '../../store/store.ts'

/** How often something of a person's day has changed, a visit or the job of one. It counts on for as long as the store is not emptied. */
interface Changes {
  count: number
}

/** Counts the changes of those days that were asked for. */
class StaffDayChanges {
  readonly #store: Store
  readonly #ofDays = new Map<string, Changes>()
  #generation: number

  constructor(store: Store) {
    this.#store = store
    this.#generation = store.jobs.generation
    store.visits.follow((before, after) => {
      this.#count(before)
      this.#count(after)
    })
    store.jobs.follow((before, after) => {
      const id = (after ?? before)?.id
      if (id !== undefined && this.#ofDays.size > 0) for (const visit of store.visits.by('job_id', id)) this.#count(visit)
    })
  }

  /** `day` as `staffDay` says it. */
  of(day: string): Readonly<Changes> {
    if (this.#generation !== this.#store.jobs.generation) this.#ofDays.clear()
    this.#generation = this.#store.jobs.generation
    const known = this.#ofDays.get(day) ?? { count: 0 }
    this.#ofDays.set(day, known)
    return known
  }

  #count(visit: VisitRecord | undefined): void {
    if (!visit || visit.date === null || this.#ofDays.size === 0) return
    for (const id of visit.staff_ids) {
      const changes = this.#ofDays.get(staffDay(id, visit.date))
      if (changes) changes.count += 1
    }
  }
}

const ofStore = new WeakMap<Store, StaffDayChanges>()

export function staffDayChanges(store: Store, day: string): Readonly<Changes> {
  const changes = ofStore.get(store) ?? new StaffDayChanges(store)
  ofStore.set(store, changes)
  return changes.of(day)
}
