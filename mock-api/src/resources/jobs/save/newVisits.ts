import type { PlannedSlot } from '@callout/contracts/jobs/schedule/schedule'
import type { New } from '../../../db/collection.ts'
import { pricedByJob, type VisitRecord } from '../visitRecords.ts'
import type { Viewer } from '../../../http/viewer.ts'

type NewVisit = Omit<New<VisitRecord>, 'job_id'>

/** New visits, numbered from `from`. Without slots one unscheduled visit. */
export function newVisits({ caller, now }: Viewer, slots: readonly PlannedSlot[], staff_ids: readonly number[], from = 1): NewVisit[] {
  const { id: company_id, arrival_window_minutes } = caller.company
  const waiting = { date: null, start_at: null, end_at: null }
  return (slots.length === 0 ? [waiting] : slots).map(({ date, start_at, end_at }, index) => ({
    company_id,
    visit_number: from + index,
    date,
    start_at,
    end_at,
    status: date === null ? 11 : staff_ids.length > 0 ? 1 : 0,
    staff_ids: [...staff_ids],
    arrival_window_minutes,
    on_the_way_at: null,
    reached_at: null,
    started_at: null,
    finished_at: null,
    is_exception: false,
    series_date: null,
    notes: null,
    ...pricedByJob,
    updated_at: now,
    updated_by: caller.user.id,
    lock_version: 1,
  }))
}
