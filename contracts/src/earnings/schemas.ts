import { codeInput, codeSchema } from '../codes.ts'
import { period } from '../dashboard/codes.ts'
import { paymentMethod } from '../invoices/codes.ts'
import { listQuery, Pagination, sortDirection } from '../page.ts'
import { CalendarDate, dayText, IdInput, Instant, IntegerInput, Money, ours, RecordId, z } from '../zod.ts'
import { earningBucket, earningSort } from './codes.ts'

const asked = {
  period: z._default(codeInput(period), period.MONTH.code),
  date: z.optional(dayText()),
  branch_id: z.optional(IdInput),
  staff_id: z.optional(IdInput),
}

/**
 * Query of the earnings calls: the period ends with `date` (default: today). With `staff_id` every amount is that person's share.
 */
export const EarningsQuery = z.object(asked)
export type EarningsQuery = z.output<typeof EarningsQuery>

const part = { name: ours(z.string()), amount: ours(Money) }

/** `GET /earnings`: payments received in the period. Each breakdown sums to `total`. */
export const Earnings = z.object({
  period: ours(codeSchema(period)),
  date_from: ours(CalendarDate),
  date_to: ours(CalendarDate),
  total: ours(Money),
  tax_total: ours(Money),
  discount_total: ours(Money),
  /** Total without tax. */
  net_total: ours(Money),
  payments_count: ours(z.int()),
  jobs_count: ours(z.int()),
  /** Per payment. */
  average: ours(Money),
  previous_total: ours(Money),
  change_percent: ours(z.number()),
  by_method: ours(z.array(z.object({ payment_method: codeSchema(paymentMethod), amount: ours(Money) }))),
  by_staff: ours(z.array(z.object({ staff_id: ours(RecordId), ...part }))),
  by_category: ours(z.array(z.object({ category_id: ours(RecordId), ...part }))),
  by_branch: ours(z.array(z.object({ branch_id: ours(RecordId), ...part }))),
  currency_code: ours(z.string()),
})
export type Earnings = z.output<typeof Earnings>

/** A bar: `from` inclusive, `to` exclusive. */
export const EarningPoint = z.object({
  label: ours(z.string()),
  from_at: ours(Instant),
  to_at: ours(Instant),
  amount: ours(Money),
  payments_count: ours(z.int()),
})

/** `GET /earnings/earning_graph`. */
export const EarningGraph = z.object({
  period: ours(codeSchema(period)),
  bucket: ours(codeSchema(earningBucket)),
  points: ours(z.array(EarningPoint)),
  total: ours(Money),
})
export type EarningGraph = z.output<typeof EarningGraph>

/** A payment in the earnings list. */
export const Earning = z.object({
  id: RecordId,
  invoice_id: ours(RecordId),
  invoice_number: ours(z.string()),
  job_id: ours(RecordId),
  job_number: ours(z.string()),
  customer_name: ours(z.string()),
  staffs: ours(z.array(z.object({ id: RecordId, name: ours(z.string()), color: ours(z.string()) }))),
  payment_method: ours(codeSchema(paymentMethod)),
  amount: ours(Money),
  tax_amount: ours(Money),
  net_amount: ours(Money),
  paid_at: ours(Instant),
})
export type Earning = z.output<typeof Earning>

/** Query of `GET /earnings/listings`, with the bar (`from_at` inclusive, `to_at` exclusive), method and category to list. */
export const EarningRowsQuery = z.object({
  ...listQuery,
  ...asked,
  from_at: z.optional(IntegerInput),
  to_at: z.optional(IntegerInput),
  payment_method: z.optional(codeInput(paymentMethod)),
  category_id: z.optional(IdInput),
  sort_by: z.optional(codeInput(earningSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export type EarningRowsQuery = z.output<typeof EarningRowsQuery>

/** `total` covers all matching rows. */
export const EarningPage = z.object({ earnings: z.array(Earning), total: ours(Money), pagination: ours(Pagination) })
