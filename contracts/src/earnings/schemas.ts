import { codeInput, codeSchema } from '../wire/codes.ts'
import { period } from '../dashboard/codes.ts'
import { paymentMethod } from '../invoices/codes.ts'
import { listQuery, Pagination, sortDirection } from '../wire/page.ts'
import { CalendarDate, dayText, IdInput, Instant, IntegerInput, Money, nullish, RecordId, z } from '../wire/zod.ts'
import { earningBucket, earningSort } from './codes.ts'

const asked = {
  period: z._default(codeInput(period), period.MONTH.code),
  date: z.optional(dayText()),
  branch_id: z.optional(IdInput),
  staff_id: z.optional(IdInput),
}

/** The period ends with `date` (default: today). With `staff_id` every amount is that person's share. */
export const EarningsQuery = z.object(asked)
export type EarningsQuery = z.output<typeof EarningsQuery>

const part = { name: nullish(z.string()), amount: nullish(Money) }

/** Payments received in the period. Each breakdown sums to `total`. */
export const Earnings = z.object({
  period: nullish(codeSchema(period)),
  date_from: nullish(CalendarDate),
  date_to: nullish(CalendarDate),
  total: nullish(Money),
  tax_total: nullish(Money),
  discount_total: nullish(Money),
  net_total: nullish(Money),
  payments_count: nullish(z.int()),
  jobs_count: nullish(z.int()),
  average: nullish(Money),
  previous_total: nullish(Money),
  change_percent: nullish(z.number()),
  by_method: nullish(z.array(z.object({ payment_method: codeSchema(paymentMethod), amount: nullish(Money) }))),
  by_staff: nullish(z.array(z.object({ staff_id: nullish(RecordId), ...part }))),
  by_category: nullish(z.array(z.object({ category_id: nullish(RecordId), ...part }))),
  by_branch: nullish(z.array(z.object({ branch_id: nullish(RecordId), ...part }))),
  currency_code: nullish(z.string()),
})
export type Earnings = z.output<typeof Earnings>

export const EarningPoint = z.object({
  label: nullish(z.string()),
  from_at: nullish(Instant),
  to_at: nullish(Instant),
  amount: nullish(Money),
  payments_count: nullish(z.int()),
})

export const EarningGraph = z.object({
  period: nullish(codeSchema(period)),
  bucket: nullish(codeSchema(earningBucket)),
  points: nullish(z.array(EarningPoint)),
  total: nullish(Money),
})
export type EarningGraph = z.output<typeof EarningGraph>

export const Earning = z.object({
  id: RecordId,
  invoice_id: nullish(RecordId),
  invoice_number: nullish(z.string()),
  job_id: nullish(RecordId),
  job_number: nullish(z.string()),
  customer_name: nullish(z.string()),
  staffs: nullish(z.array(z.object({ id: RecordId, name: nullish(z.string()), color: nullish(z.string()) }))),
  payment_method: nullish(codeSchema(paymentMethod)),
  amount: nullish(Money),
  tax_amount: nullish(Money),
  net_amount: nullish(Money),
  paid_at: nullish(Instant),
})
export type Earning = z.output<typeof Earning>

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

export const EarningPage = z.object({ earnings: z.array(Earning), total: nullish(Money), pagination: nullish(Pagination) })
