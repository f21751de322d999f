import { byStart, byUrgency, isOpen, nextVisitOf } from '../../visits/headVisit.ts'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'

interface VisitGroup {
  readonly title: string
  readonly visits: readonly JobVisitFragment[]
}

/** Needs a date or other staff. */
const isToPlan = ({ startAt, status }: JobVisitFragment): boolean => startAt === null || status === 'DECLINED'

/** Visits to plan; the next one, if it has a date; later ones in order; past ones, latest first. Empty groups are omitted. */
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
