import { isUnderWay, jobStatus } from '@callout/contracts/jobs/status/status'
import type { JobVisitFragment } from '../jobs/queries/jobs.generated.ts'

type Visits = readonly JobVisitFragment[]

const isStarted = ({ status }: JobVisitFragment): boolean => status !== null && isUnderWay(jobStatus[status].code)

/** By start; visits without a time come last. */
export const byStart = (a: JobVisitFragment, b: JobVisitFragment): number =>
  (a.startAt ?? Infinity) - (b.startAt ?? Infinity) || (a.visitNumber ?? 0) - (b.visitNumber ?? 0)

/** Visits under way come before planned ones. */
export const byUrgency = (a: JobVisitFragment, b: JobVisitFragment): number => Number(isStarted(b)) - Number(isStarted(a)) || byStart(a, b)

export const isOpen = ({ status }: JobVisitFragment): boolean => status !== 'COMPLETED' && status !== 'CANCELLED'

/** The visit that is under way or next; null if all are over. */
export const nextVisitOf = (visits: Visits): JobVisitFragment | null => visits.filter(isOpen).toSorted(byUrgency)[0] ?? null

const dated = (visits: Visits): Visits => visits.filter(({ startAt }) => startAt !== null)

/** The visit that represents a series: the next one, or the last one if all are over. */
export const headVisitOf = (visits: Visits): JobVisitFragment | null =>
  nextVisitOf(visits) ?? dated(visits).toSorted(byStart).at(-1) ?? visits.at(-1) ?? null

/** "visit 5"; null without a number, or if there is only one visit. */
export const formatVisit = (visit: { readonly visitNumber: number | null } | null): string | null =>
  visit?.visitNumber ? `visit ${visit.visitNumber}` : null
