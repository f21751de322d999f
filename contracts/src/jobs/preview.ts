import { codeSchema } from '../codes.ts'
import { CalendarDate, Instant, Money, ours, RecordId, z } from '../zod.ts'
import { keptReason } from './codes.ts'
import { ClashSummary, Job, TaxAmount } from './schemas.ts'

/** When a visit would take place. */
export const Slot = z.object({ date: CalendarDate, start_at: Instant, end_at: Instant })

/** Sums as a screen shows them. */
export const TotalsView = z.object({
  subtotal: Money,
  discount_total: Money,
  tax_total: Money,
  taxes: z.array(TaxAmount),
  total: Money,
  currency_code: ours(z.string()),
})

/** What `POST /jobs` with `preview` answers: the visits that would come to be, and what the job would come to. */
export const JobPreview = z.object({
  dates: z.array(Slot),
  /** Days that the rule names and on which the business is closed, with the reason. */
  skipped: ours(z.array(z.object({ date: CalendarDate, reason: z.string() }))),
  count: z.int(),
  /** The rule of a recurring job in a sentence. */
  sentence: ours(z.string()),
  /** null: sums are not for this user. */
  totals: ours(TotalsView),
  clashes: ours(z.array(ClashSummary)),
})
export type JobPreview = z.output<typeof JobPreview>

/** A visit before or after a change. */
export const VisitPlan = z.object({
  date: ours(CalendarDate),
  start_at: ours(Instant),
  end_at: ours(Instant),
  staff_ids: ours(z.array(RecordId)),
})

/** What `PUT /jobs/{id}` with `preview` answers. */
export const JobChangePreview = z.object({
  visits_changed: z.array(z.object({ visit_id: RecordId, before: VisitPlan, after: VisitPlan })),
  visits_added: ours(z.array(VisitPlan)),
  visits_removed: z.array(z.extend(VisitPlan, { visit_id: RecordId })),
  visits_kept: z.array(z.extend(VisitPlan, { visit_id: RecordId, reason: ours(codeSchema(keptReason)) })),
  /** null: sums are not for this user. */
  totals_before: ours(TotalsView),
  totals_after: ours(TotalsView),
  clashes: ours(z.array(ClashSummary)),
})
export type JobChangePreview = z.output<typeof JobChangePreview>

/** `responseData` of `POST /jobs`. */
export const JobOrPreview = z.union([Job, JobPreview])
/** `responseData` of `PUT /jobs/{id}`. */
export const JobOrChangePreview = z.union([Job, JobChangePreview])
