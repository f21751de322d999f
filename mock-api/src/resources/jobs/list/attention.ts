import type { CodeOf } from '@callout/contracts/codes'
import type { jobAttention } from '@callout/contracts/jobs/codes'
import { clashesOf } from '@callout/contracts/jobs/clashes'
import type { JobRecord } from '../../../store/collections/jobs.ts'
import { isTimed, type TimedVisit } from '../../../store/collections/visits.ts'
import { countWhile } from '../../../store/sortedList.ts'
import type { Viewer } from '../../../viewer.ts'
import { isVisitLate } from '../view/jobView.ts'

/** How far ahead somebody looks, in seconds. */
const AHEAD = 48 * 3600

/** What has waited longer for an invoice than 30 days is not looked at any more, in seconds. */
const BILLED_WITHIN = 30 * 86_400

/** Visits of the company that are not over and begin up to then (Unix seconds), in their order. */
function toComeUntil({ store, caller }: Viewer, until: number): TimedVisit[] {
  const visits = store.visits.sorted('to_come', caller.company.id)
  const first = visits.slice(
    0,
    countWhile(visits, ({ start_at }) => Number(start_at) <= until),
  )
  return first.filter(isTimed)
}

/** Those that begin within 48 hours and have not ended. */
const soon = (viewer: Viewer): TimedVisit[] => toComeUntil(viewer, viewer.now + AHEAD).filter(({ end_at }) => end_at > viewer.now)

/** Visits that overlap another one of a person of theirs. */
export function clashing(visits: readonly TimedVisit[]): TimedVisit[] {
  const wanted = visits.map((visit) => ({ ...visit, visit_id: visit.id }))
  const taking = wanted.filter(({ status }) => status <= 5)
  const found = new Set(clashesOf(taking, []).flatMap(({ wanted: one, other }) => [one.id, other.visit_id]))
  return visits.filter(({ id }) => found.has(id))
}

const visitsOf: Readonly<Record<Exclude<CodeOf<typeof jobAttention>, 'not_invoiced'>, (viewer: Viewer) => TimedVisit[]>> = {
  late: (viewer) => toComeUntil(viewer, viewer.now).filter((visit) => isVisitLate(visit, viewer)),
  unassigned_soon: (viewer) => soon(viewer).filter(({ status }) => status === 0 || status === 8),
  clash: (viewer) => clashing(soon(viewer)),
}

/** The company's jobs that somebody should look at for that reason. */
export function jobsToLookAt(viewer: Viewer, reason: CodeOf<typeof jobAttention>): JobRecord[] {
  const { store, caller } = viewer
  if (reason === 'not_invoiced') {
    const since = viewer.now - BILLED_WITHIN
    const waiting = store.jobs.sorted('not_invoiced', caller.company.id)
    const tooOld = countWhile(waiting, ({ end_at }) => end_at !== null && end_at < since)
    return waiting.slice(tooOld).filter(({ end_at }) => end_at !== null)
  }
  const ids = new Set(visitsOf[reason](viewer).map(({ job_id }) => job_id))
  return [...ids].flatMap((id) => store.jobs.get(id) ?? [])
}
