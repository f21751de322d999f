import { slotOn } from '@callout/contracts/jobs/schedule/schedule'
import { seriesInZone } from '@callout/contracts/jobs/schedule/seriesInZone'
import { instantOf, wallTimeOf } from '@callout/contracts/time'
import type { Viewer } from '../../http/viewer.ts'
import { isOpen } from '../jobs/actions/jobFromVisits.ts'
import type { SeriesRecord } from '../jobs/records.ts'
import { isTimed, type TimedVisit, type VisitRecord } from '../jobs/visitRecords.ts'

/** The slot by which a series moves: its first open visit, else its first, in its regular place. */
function getSlot(series: SeriesRecord, visits: readonly VisitRecord[], timezone: string): Pick<TimedVisit, 'start_at' | 'end_at'> {
  const regular = visits
    .filter(isTimed)
    .filter(({ is_exception }) => !is_exception)
    .toSorted((a, b) => a.start_at - b.start_at)
  return regular.find(isOpen) ?? regular[0] ?? slotOn(series.first_date, series.start_time, series.end_time, timezone)
}

export function changeTimeZone({ store, caller: { company, user }, now }: Viewer, timezone: string): void {
  const change = ({ lock_version }: { readonly lock_version: number }) => ({
    updated_at: now,
    updated_by: user.id,
    lock_version: lock_version + 1,
  })
  const dayOf = (instant: number): string => wallTimeOf(instant, timezone).date
  const dateOf = ({ date, start_at }: Pick<VisitRecord, 'date' | 'start_at'>): string | null => (start_at === null ? date : dayOf(start_at))
  for (const job of store.jobs.all().filter(({ company_id }) => company_id === company.id)) {
    const { series } = job
    const visits = store.visits.by('job_id', job.id)
    const moved = series && seriesInZone(series, getSlot(series, visits, company.timezone), company.timezone, timezone)
    for (const visit of visits) {
      const { series_date: planned } = visit
      const series_date = planned && series ? dayOf(instantOf(planned, series.start_time, company.timezone)) : planned
      const date = dateOf(visit)
      if (date !== visit.date || series_date !== planned) store.visits.update(visit.id, { date, series_date, ...change(visit) })
    }
    const date = dateOf(job)
    if (moved || date !== job.date) store.jobs.update(job.id, { date, series: moved, ...change(job) })
  }
}
