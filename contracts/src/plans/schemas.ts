import { codeInput, codeSchema } from '../wire/codes.ts'
import { idempotencyField } from '../wire/idempotency.ts'
import { messages } from '../text/messages.ts'
import { listQuery, Pagination, sortDirection } from '../wire/page.ts'
import { SubscriptionDetails } from '../profile/schemas.ts'
import { atMost, boundedText, requiredText } from '../text/rules.ts'
import { Flag, IdInput, Instant, Money, nullish, RecordId, z } from '../wire/zod.ts'
import { billingCycle, cardPurpose, transactionSort, transactionStatus, transactionType } from './codes.ts'
import { subscriptionStatus } from './subscriptionStatus.ts'

export const Plan = z.object({
  id: RecordId,
  name: z.string(),
  sku: nullish(z.string()),
  amount: nullish(Money),
  currency_code: nullish(z.string()),
  billing_cycle: nullish(codeSchema(billingCycle)),
  staff_limit: nullish(z.int()),
  features: nullish(z.array(z.string())),
  free_trial_days: nullish(z.int()),
  is_popular: nullish(z.boolean()),
  /** Price of the first period with the requested coupon; missing if unsupported. */
  first_amount: nullish(Money),
})
export type Plan = z.output<typeof Plan>

const couponText = () => boundedText(50)

/** `coupon` adds its price to each plan; an unknown one returns 422. */
export const PlanQuery = z.object({ currency_code: z.optional(z.string()), coupon: z.optional(couponText()) })

export const Card = z.object({
  brand: nullish(z.string()),
  last4: nullish(z.string()),
  exp_month: nullish(z.int()),
  exp_year: nullish(z.int()),
})
export type Card = z.output<typeof Card>

export const Transaction = z.object({
  id: RecordId,
  transaction_number: nullish(z.string()),
  transaction_type: nullish(codeSchema(transactionType)),
  amount: nullish(Money),
  currency_code: nullish(z.string()),
  status: nullish(codeSchema(transactionStatus)),
  status_desc: nullish(z.string()),
  gateway: nullish(z.string()),
  reference: nullish(z.string()),
  invoice_id: nullish(RecordId),
  plan_name: nullish(z.string()),
  created_at: nullish(Instant),
  lines: nullish(z.array(z.object({ name: nullish(z.string()), amount: nullish(Money) }))),
})
export type Transaction = z.output<typeof Transaction>

export const Subscription = z.extend(SubscriptionDetails, {
  plan: nullish(Plan),
  status: nullish(codeSchema(subscriptionStatus)),
  card: nullish(Card),
  seats: nullish(z.object({ used: nullish(z.int()), limit: nullish(z.int()) })),
  next_plan: nullish(Plan),
  /** The subscription ends with the paid period. */
  cancelled_at: nullish(Instant),
  cancel_reason: nullish(z.string()),
  transaction: nullish(Transaction),
})
export type Subscription = z.output<typeof Subscription>

const paymentMethodId = () => requiredText('Enter a card').check(atMost(200))

/** `payment_method_id` references a card at the payment service; no card data is sent. */
export const SubscribeBody = z.object({
  plan_id: IdInput,
  billing_cycle: z.optional(codeInput(billingCycle)),
  payment_method_id: paymentMethodId(),
  coupon: z.optional(couponText()),
  ...idempotencyField,
})
export type SubscribeBody = z.output<typeof SubscribeBody>

export const Subscribed = z.object({
  user: nullish(z.object({ subscription_details: nullish(SubscriptionDetails) })),
  transaction: nullish(Transaction),
})
export type Subscribed = z.output<typeof Subscribed>

/** Another plan, or the same one to resume a cancelled subscription. */
export const SubscriptionChangeBody = z.object({
  id: IdInput,
  plan_id: IdInput,
  coupon: z.optional(couponText()),
  ...idempotencyField,
})
export type SubscriptionChangeBody = z.output<typeof SubscriptionChangeBody>

export const CancelInput = z.object({
  id: IdInput,
  cancel_reason: requiredText(messages.selectReason).check(atMost(500)),
})

/** Newest first by default; `search` matches numbers, plans and references. */
export const TransactionQuery = z.object({
  ...listQuery,
  transaction_type: z.optional(codeInput(transactionType)),
  status: z.optional(codeInput(transactionStatus)),
  /** Only this one; `format` pdf includes its receipt. */
  transaction_id: z.optional(IdInput),
  format: z.optional(z.enum(['json', 'pdf'])),
  sort_by: z.optional(codeInput(transactionSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export type TransactionQuery = z.output<typeof TransactionQuery>

/** Totals of matching transactions; failed and pending ones don't count. */
export const TransactionTotals = z.object({ paid_total: nullish(Money), refunded_total: nullish(Money) })
export const TransactionPage = z.object({
  transactions: z.array(Transaction),
  totals: nullish(TransactionTotals),
  pagination: nullish(Pagination),
  file_name: nullish(z.string()),
  content_type: nullish(z.string()),
  file_base64: nullish(z.string()),
})

export const StripeTokenQuery = z.object({ purpose: z.optional(codeInput(cardPurpose)), invoice_id: z.optional(IdInput) })
export const StripeToken = z.object({
  publishable_key: nullish(z.string()),
  client_secret: nullish(z.string()),
  expires_at: nullish(Instant),
})

/** Online payments and the card of the company's subscription. Never includes the secret key. */
export const PaymentConfiguration = z.object({
  id: nullish(RecordId),
  publishable_key: nullish(z.string()),
  account_name: nullish(z.string()),
  is_enabled: nullish(z.boolean()),
  has_secret: nullish(z.boolean()),
  statement_descriptor: nullish(z.string()),
  card: nullish(Card),
})
export type PaymentConfiguration = z.output<typeof PaymentConfiguration>

const key = (prefix: 'pk' | 'sk', message: string) =>
  z.string().check(z.trim(), z.regex(new RegExp(`^$|^${prefix}_(test|live)_[A-Za-z0-9]{8,200}$`), message))

export const PaymentConfigurationBody = z.object({
  publishable_key: z.optional(key('pk', 'Enter a key that begins with pk_test_ or pk_live_')),
  secret_key: z.optional(key('sk', 'Enter a key that begins with sk_test_ or sk_live_')),
  is_enabled: z.optional(Flag),
  statement_descriptor: z.optional(z.string().check(z.trim(), atMost(22), z.regex(/^[^<>"'*\\]*$/, 'Leave out < > " \' * \\'))),
  payment_method_id: z.optional(paymentMethodId()),
})
export type PaymentConfigurationBody = z.output<typeof PaymentConfigurationBody>
