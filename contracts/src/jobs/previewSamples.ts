/** What a backend answers to a job that is only looked at, written by hand. */
import type { z } from '../zod.ts'
import type { JobChangePreview, JobPreview } from './preview.ts'

const totals = {
  subtotal: 120.04,
  discount_total: 12,
  tax_total: 9.07,
  taxes: [{ tax_id: 5, name: 'Sales tax', rate: 8.25, amount: 9.07 }],
  total: 117.11,
  currency_code: 'USD',
}

/** `POST /jobs` with `preview`. */
export const jobPreview = {
  dates: [
    { date: '2026-11-20', start_at: 1795183200, end_at: 1795190400 },
    { date: '2026-12-04', start_at: 1796392800, end_at: 1796400000 },
  ],
  skipped: [{ date: '2026-12-25', reason: 'Christmas Day' }],
  count: 2,
  sentence: 'Every 2 weeks on Friday until Dec 31, 2026',
  totals,
  clashes: [{ visit_id: 702, job_number: 'J-0502', staff_id: 21, start_at: 1795183200, end_at: 1795190400 }],
} satisfies z.input<typeof JobPreview>

const before = { date: '2026-11-20', start_at: 1795183200, end_at: 1795190400, staff_ids: [21] }

/** `PUT /jobs/{id}` with `preview`. */
export const jobChangePreview = {
  visits_changed: [{ visit_id: 701, before, after: { ...before, start_at: 1795186800, end_at: 1795194000 } }],
  visits_added: [{ date: '2026-12-18', start_at: 1797602400, end_at: 1797609600, staff_ids: [21] }],
  visits_removed: [{ ...before, visit_id: 703, date: '2026-12-04' }],
  visits_kept: [{ ...before, visit_id: 704, reason: 'completed' }],
  totals_before: { ...totals, total: 129.11, discount_total: 0 },
  totals_after: totals,
  clashes: [],
} satisfies z.input<typeof JobChangePreview>
