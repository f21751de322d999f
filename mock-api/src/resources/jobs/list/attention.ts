import type { CodeOf } from '@callout/contracts/codes'
import type { jobAttention } from '@callout/contracts/jobs/codes'
import { clashesOf } from '@callout/contracts/jobs/clashes'
import { Kept, type Lasting } from '../../../kept.ts'
import { jobGroup, type JobRecord } from '../../../store/collections/jobs.ts'
import { isTimed, type TimedVisit, type VisitRecord } from '../../../store/collections/visits.ts'
import { countWhile, type Ordered } from '../../../store/sortedList.ts'
import type { Viewer } from '../../../viewer.ts'
import { isVisitLate } from '../view/jobView.ts'

/** How far ahead somebody looks, in seconds. */
const AHEAD = 48 * 3600

/** What has waited longer for an invoice than 30 days is not looked at any more, in seconds. */
const BILLED_WITHIN = 30 * 86_400

/** Visits of the company that are not over begin in that order; how many of them begin before that (Unix seconds). */
const beginBefore = (viewer: Viewer, before: number): number => countWhile(toCome(viewer), ({ start_at }) => Number(start_at) < before)
const toCome = ({ store, caller }: Viewer): Ordered<VisitRecord> => store.visits.sorted('to_come', caller.company.id)
/** When the visit at that place begins; never, where there is none. */
const beginsAt = (viewer: Viewer, place: number): number => toCome(viewer).slice(place, place + 1)[0]?.start_at ?? Infinity

function late(viewer: Viewer): Lasting<TimedVisit[]> {
  const allowed = viewer.caller.company.late_after_minutes * 60
  const begun = beginBefore(viewer, viewer.now - allowed)
  const visits = toCome(viewer)
    .slice(0, begun)
    .filter(isTimed)
    .filter((visit) => isVisitLate(visit, viewer))
  return { value: visits, until: beginsAt(viewer, begun) + allowed + 1 }
}

/** Those that begin within 48 hours and have not ended. */
function soon(viewer: Viewer): Lasting<TimedVisit[]> {
  const near = beginBefore(viewer, viewer.now + AHEAD + 1)
  const visits = toCome(viewer)
    .slice(0, near)
    .filter(isTimed)
    .filter(({ end_at }) => end_at > viewer.now)
  const until = visits.reduce((first, { end_at }) => Math.min(first, end_at), beginsAt(viewer, near) - AHEAD)
  return { value: visits, until }
}

/** Visits that overlap another one of a person of theirs. */
export function clashing(visits: readonly TimedVisit[]): TimedVisit[] {
  const wanted = visits.map((visit) => ({ ...visit, visit_id: visit.id }))
  const taking = wanted.filter(({ status }) => status <= 5)
  const found = new Set(clashesOf(taking, []).flatMap(({ wanted: one, other }) => [one.id, other.visit_id]))
  return visits.filter(({ id }) => found.has(id))
}

const visitsOf: Readonly<Record<Exclude<CodeOf<typeof jobAttention>, 'not_invoiced'>, (viewer: Viewer) => Lasting<TimedVisit[]>>> = {
  late,
  unassigned_soon: (viewer) => {
    const { value, until } = soon(viewer)
    return { value: value.filter(({ status }) => status === 0 || status === 8), until }
  },
  clash: (viewer) => {
    const { value, until } = soon(viewer)
    return { value: clashing(value), until }
  },
}

function notInvoiced({ store, caller, now }: Viewer): Lasting<JobRecord[]> {
  const since = now - BILLED_WITHIN
  const waiting = store.jobs.sorted('not_invoiced', caller.company.id)
  const tooOld = countWhile(waiting, ({ end_at }) => end_at !== null && end_at < since)
  const value = waiting.slice(tooOld).filter(({ end_at }) => end_at !== null)
  return { value, until: (value[0]?.end_at ?? Infinity) + BILLED_WITHIN + 1 }
}

function waitingFor(viewer: Viewer, reason: CodeOf<typeof jobAttention>): Lasting<JobRecord[]> {
  if (reason === 'not_invoiced') return notInvoiced(viewer)
  const { value, until } = visitsOf[reason](viewer)
  const ids = new Set(value.map(({ job_id }) => job_id))
  return { value: [...ids].flatMap((id) => viewer.store.jobs.get(id) ?? []), until }
}

const kept = new Kept<JobRecord[]>()

/** The company's jobs that somebody should look at for that reason; the same list for as long as no job has changed and the clock has not. */
export function jobsToLookAt(viewer: Viewer, reason: CodeOf<typeof jobAttention>): readonly JobRecord[] {
  const { store, caller } = viewer
  const { id, late_after_minutes } = caller.company
  const madeOf = [
    store.jobs.generation,
    store.jobs.revision('job_number', jobGroup(id)),
    store.visits.revision('to_come', id),
    late_after_minutes,
  ]
  return kept.of(viewer, `${id} ${reason}`, madeOf, () => waitingFor(viewer, reason))
}
