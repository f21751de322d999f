import type { z } from '../wire/zod.ts'
import type { PaymentConfiguration, Plan, StripeToken, Subscribed, Subscription, TransactionPage } from './schemas.ts'

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
    first_amount: 39.6,
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
    first_amount: 792,
  },
]

const details = {
  subscription_id: 41,
  purchase_sku_name: 'Team',
  user_purchase_sku: 'team_month',
  free_trail_days: 0,
  remaining_days: 12,
  next_billing_timestamp: 1796256000,
  app_free_trial_days: 7,
}
const card = { brand: 'Visa', last4: '4242', exp_month: 4, exp_year: 2029 }
const paid = {
  id: 77,
  transaction_number: 'TX-0077',
  transaction_type: 'subscription',
  amount: 39.6,
  currency_code: 'USD',
  status: 'succeeded',
  status_desc: null,
  gateway: 'Stripe',
  reference: 'pi_77',
  invoice_id: null,
  plan_name: 'Team, monthly',
  created_at: 1795219200,
  lines: [
    { name: 'Team, monthly', amount: 49.5 },
    { name: 'Coupon', amount: -9.9 },
  ],
} as const
const [team, business] = plans as [(typeof plans)[number], (typeof plans)[number]]

export const subscription = {
  ...details,
  plan: team,
  status: 'Active',
  card,
  seats: { used: 7, limit: 10 },
  next_plan: business,
  cancelled_at: 1795219200,
  cancel_reason: 'It was only a test',
  transaction: { ...paid, lines: [...paid.lines] },
} satisfies z.input<typeof Subscription>

export const subscribed = {
  user: { subscription_details: details },
  transaction: { ...paid, lines: [...paid.lines] },
} satisfies z.input<typeof Subscribed>

export const transactionPage = {
  transactions: [{ ...paid, lines: [...paid.lines] }],
  totals: { paid_total: 39.6, refunded_total: 0 },
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} satisfies z.input<typeof TransactionPage>

export const stripeToken = {
  publishable_key: 'pk_mock_callout',
  client_secret: 'seti_77_secret_abc',
  expires_at: 1795222800,
} satisfies z.input<typeof StripeToken>

export const paymentConfiguration = {
  id: 4,
  publishable_key: 'pk_test_abcdefgh1234',
  account_name: 'Harbor Home Services',
  is_enabled: true,
  has_secret: true,
  statement_descriptor: 'HARBOR HOME',
  card,
} satisfies z.input<typeof PaymentConfiguration>
