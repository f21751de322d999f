import { byStart, isOpen, nextVisitOf } from '../shared/headVisit.ts'
import type { JobVisitFragment } from '../shared/jobs.generated.ts'

interface OfDay {
  readonly of: { readonly visit: JobVisitFragment }
}

/** A day as it is worked through. */
export interface DayOrder<Visit> {
  /** Under way, or the next one; null where all are over. */
  readonly next: Visit | null
  /** By time. */
  readonly later: readonly Visit[]
  readonly over: readonly Visit[]
}

/** Which visit is next, which come after it, and which are over. */
export function orderOf<Visit extends OfDay>(visits: readonly Visit[]): DayOrder<Visit> {
  const byTime = visits.toSorted((a, b) => byStart(a.of.visit, b.of.visit))
  const first = nextVisitOf(byTime.map(({ of }) => of.visit))
  const next = byTime.find(({ of }) => of.visit === first) ?? null
  return {
    next,
    later: byTime.filter((visit) => visit !== next && isOpen(visit.of.visit)),
    over: byTime.filter(({ of }) => !isOpen(of.visit)),
  }
}
