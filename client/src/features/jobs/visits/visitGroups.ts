import { byStart, byUrgency, isOpen, nextVisitOf } from '../shared/headVisit.ts'
import type { JobVisitFragment } from '../shared/jobs.generated.ts'

interface VisitGroup {
  readonly title: string
  readonly visits: readonly JobVisitFragment[]
}

/** Somebody has to find a day, or other staff. */
const isToPlan = ({ startAt, status }: JobVisitFragment): boolean => startAt === null || status === 'DECLINED'

/**
 * Visits that have to be planned; the next one; those to come in their order; those that are over, the latest first.
 * The next one stands by itself wherever it has a day. Empty groups are left out.
 */
export function visitGroups(visits: readonly JobVisitFragment[]): VisitGroup[] {
  const first = nextVisitOf(visits)
  const next = first !== null && first.startAt !== null ? first : null
  const others = visits.filter((visit) => isOpen(visit) && visit !== next).toSorted(byUrgency)
  const over = visits.toSorted((a, b) => byStart(b, a))
  const groups: VisitGroup[] = [
    { title: 'To schedule', visits: others.filter(isToPlan) },
    { title: 'Next', visits: next ? [next] : [] },
    { title: 'Upcoming', visits: others.filter((visit) => !isToPlan(visit)) },
    { title: 'Done', visits: over.filter(({ status }) => status === 'COMPLETED') },
    { title: 'Cancelled', visits: over.filter(({ status }) => status === 'CANCELLED') },
  ]
  return groups.filter(({ visits: ofGroup }) => ofGroup.length > 0)
}
