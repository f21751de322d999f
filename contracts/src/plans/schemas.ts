import { Money, ours, RecordId, z } from '../zod.ts'

export const billingCycle = { MONTH: { code: 'month', label: 'Monthly' }, YEAR: { code: 'year', label: 'Yearly' } } as const

/** What can be subscribed to. The list arrives bare in `responseData`. */
export const Plan = z.object({
  id: RecordId,
  name: z.string(),
  sku: ours(z.string()),
  amount: ours(Money),
  currency_code: ours(z.string()),
  billing_cycle: ours(z.literal(['month', 'year'])),
  staff_limit: ours(z.int()),
  features: ours(z.array(z.string())),
  free_trial_days: ours(z.int()),
  is_popular: ours(z.boolean()),
})
export type Plan = z.output<typeof Plan>
export const PlanQuery = z.object({ currency_code: z.optional(z.string()) })
