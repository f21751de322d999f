/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { Plan } from './schemas.ts'

/** `GET /plans`. */
export const plans: z.input<typeof Plan>[] = [
  {
    id: 1,
    name: 'Team',
    sku: 'team_month',
    amount: 49.5,
    currency_code: 'USD',
    billing_cycle: 'month',
    staff_limit: 10,
    features: ['Schedule', 'Invoices'],
    free_trial_days: 7,
    is_popular: true,
  },
  {
    id: 2,
    name: 'Business',
    sku: 'business_year',
    amount: 990,
    currency_code: 'USD',
    billing_cycle: 'year',
    staff_limit: null,
    features: [],
    free_trial_days: 0,
    is_popular: false,
  },
]
