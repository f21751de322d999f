import type { JobStatus, JobVisitFragment } from '../jobs.generated.ts'

interface VisitGroup {
  readonly title: string
  readonly visits: readonly JobVisitFragment[]
}

const underWay: readonly JobStatus[] = ['INVOICE_CREATED', 'STARTED', 'REACHED', 'ON_THE_WAY']

/** What is under way comes before what is planned, and what has a time before what has none. */
const isUnderWay = ({ status }: JobVisitFragment): boolean => underWay.includes(status)
const byStart = (a: JobVisitFragment, b: JobVisitFragment): number =>
  (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || (a.visitNumber ?? 0) - (b.visitNumber ?? 0)
const byUrgency = (a: JobVisitFragment, b: JobVisitFragment): number => Number(isUnderWay(b)) - Number(isUnderWay(a)) || byStart(a, b)

const isOpen = ({ status }: JobVisitFragment): boolean => status !== 'COMPLETED' && status !== 'CANCELLED'

/** The visit that is under way or comes next. */
export const nextVisitOf = (visits: readonly JobVisitFragment[]): JobVisitFragment | null =>
  visits.filter(isOpen).toSorted(byUrgency)[0] ?? null

/** The next visit, those to come in their order, and those that are over, the latest first. Empty groups are left out. */
export function visitGroups(visits: readonly JobVisitFragment[]): VisitGroup[] {
  const [next, ...upcoming] = visits.filter(isOpen).toSorted(byUrgency)
  const over = visits.toSorted((a, b) => byStart(b, a))
  const groups: VisitGroup[] = [
    { title: 'Next', visits: next ? [next] : [] },
    { title: 'Upcoming', visits: upcoming },
    { title: 'Done', visits: over.filter(({ status }) => status === 'COMPLETED') },
    { title: 'Cancelled', visits: over.filter(({ status }) => status === 'CANCELLED') },
  ]
  return groups.filter(({ visits: ofGroup }) => ofGroup.length > 0)
}
