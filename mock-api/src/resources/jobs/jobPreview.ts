import type { Clash } from '@callout/contracts/envelope'
import type { JobChangePreview, JobPreview } from '@callout/contracts/jobs/preview'
import type { Caller } from '../../access.ts'
import type { Store } from '../../store/store.ts'
import type { JobRecord, VisitRecord } from '../../store/workRecords.ts'
import type { JobMoney } from './jobMoney.ts'
import type { Viewer } from './jobView.ts'
import { recurrenceWords } from './recurrenceWords.ts'
import type { NewJob } from './newJob.ts'
import type { JobChange } from './jobChange.ts'
import { seesPrices } from './visibility.ts'

type Totals = JobPreview['totals']
type Plan = JobChangePreview['visits_kept'][number]

/** Nothing for whom prices are not. */
const totalsFor = (caller: Caller, { subtotal, discount_total, tax_total, taxes, total }: JobMoney): Totals =>
  seesPrices(caller)
    ? { subtotal, discount_total, tax_total, taxes: taxes.map((tax) => ({ ...tax })), total, currency_code: caller.company.currency_code }
    : null

/** What a new job would be. */
export function previewOfNewJob(caller: Caller, { planned, money, series, clashes }: NewJob): JobPreview {
  return {
    dates: planned.slots.map((slot) => ({ ...slot })),
    skipped: planned.skipped.map((day) => ({ ...day })),
    count: planned.slots.length,
    sentence: series && recurrenceWords(caller.company, series.rule, series.first_date),
    totals: totalsFor(caller, money),
    clashes: [...clashes],
  }
}

type Placed = Pick<VisitRecord, 'date' | 'start_at' | 'end_at' | 'staff_ids'>
const planOf = ({ date, start_at, end_at, staff_ids }: Placed) => ({ date, start_at, end_at, staff_ids: [...staff_ids] })

/** Visits that a change concerns, sorted by what becomes of them. */
function visitsOf(store: Store, { schedule, addedStaff }: JobChange) {
  if (!schedule) return { visits_changed: [], visits_added: [], visits_removed: [], visits_kept: [] }
  const { changed, added, removed, kept } = schedule.plan
  const keptOf = (id: number, reason: Plan['reason']): Plan => {
    const visit = store.visits.get(id) as VisitRecord
    return { visit_id: id, ...planOf(visit), reason }
  }
  return {
    visits_changed: changed.map(({ visit_id, before, after }) => ({ visit_id, before: planOf(before), after: planOf(after) })),
    visits_added: added.map((slot) => planOf({ ...slot, staff_ids: addedStaff })),
    visits_removed: removed.map((visit) => ({ visit_id: visit.id, ...planOf(visit) })),
    visits_kept: kept.map(({ visit_id, reason }) => keptOf(visit_id, reason)),
  }
}

/** What a change would do. */
export const previewOfChange = ({ store, caller }: Viewer, job: JobRecord, change: JobChange): JobChangePreview => ({
  ...visitsOf(store, change),
  totals_before: totalsFor(caller, job),
  totals_after: totalsFor(caller, change.money),
  clashes: [...change.clashes] satisfies Clash[],
})
