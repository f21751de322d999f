import { codeInput, codeSchema } from '../codes.ts'
import { idempotencyField } from '../idempotency.ts'
import { messages } from '../messages.ts'
import { listQuery, Pagination, sortDirection } from '../page.ts'
import { SubscriptionDetails } from '../profile/schemas.ts'
import { requiredText } from '../rules.ts'
import { Flag, IdInput, Instant, Money, ours, RecordId, z } from '../zod.ts'
import { billingCycle, cardPurpose, transactionSort, transactionStatus, transactionType } from './codes.ts'
import { subscriptionStatus } from './subscriptionStatus.ts'

/** A plan. The list is a bare array in `responseData`. */
export const Plan = z.object({
  id: RecordId,
  name: z.string(),
  sku: ours(z.string()),
  amount: ours(Money),
  currency_code: ours(z.string()),
  billing_cycle: ours(codeSchema(billingCycle)),
  staff_limit: ours(z.int()),
  features: ours(z.array(z.string())),
  free_trial_days: ours(z.int()),
  is_popular: ours(z.boolean()),
  /** Price of the first period with the requested coupon; missing if unsupported. */
  first_amount: ours(Money),
})
export type Plan = z.output<typeof Plan>

const couponText = () => z.string().check(z.trim(), z.maxLength(50, 'Use at most 50 characters'))

/** Query of `GET /plans`. `coupon` adds its price to each plan; an unknown one returns 422. */
export const PlanQuery = z.object({ currency_code: z.optional(z.string()), coupon: z.optional(couponText()) })

/** Display data of a card. */
export const Card = z.object({ brand: ours(z.string()), last4: ours(z.string()), exp_month: ours(z.int()), exp_year: ours(z.int()) })
export type Card = z.output<typeof Card>

/** A row of `GET /master_transactions`. */
export const Transaction = z.object({
  id: RecordId,
  transaction_number: ours(z.string()),
  transaction_type: ours(codeSchema(transactionType)),
  amount: ours(Money),
  currency_code: ours(z.string()),
  status: ours(codeSchema(transactionStatus)),
  /** Why it failed. */
  status_desc: ours(z.string()),
  gateway: ours(z.string()),
  reference: ours(z.string()),
  invoice_id: ours(RecordId),
  plan_name: ours(z.string()),
  created_at: ours(Instant),
  /** Items of the receipt. */
  lines: ours(z.array(z.object({ name: ours(z.string()), amount: ours(Money) }))),
})
export type Transaction = z.output<typeof Transaction>

/** `GET /subscriptions/` and the reply to a change. */
export const Subscription = z.extend(SubscriptionDetails, {
  plan: ours(Plan),
  status: ours(codeSchema(subscriptionStatus)),
  card: ours(Card),
  seats: ours(z.object({ used: ours(z.int()), limit: ours(z.int()) })),
  /** The plan that starts after the paid period. */
  next_plan: ours(Plan),
  /** The subscription ends with the paid period. */
  cancelled_at: ours(Instant),
  cancel_reason: ours(z.string()),
  /** The payment of the change, if any was due. */
  transaction: ours(Transaction),
})
export type Subscription = z.output<typeof Subscription>

const paymentMethodId = () => requiredText('Enter a card').check(z.maxLength(200, 'Use at most 200 characters'))

/** Body of `POST /subscriptions/`. `payment_method_id` references a card at the payment service; no card data is sent. */
export const SubscribeBody = z.object({
  plan_id: IdInput,
  billing_cycle: z.optional(codeInput(billingCycle)),
  payment_method_id: paymentMethodId(),
  coupon: z.optional(couponText()),
  ...idempotencyField,
})
export type SubscribeBody = z.output<typeof SubscribeBody>

/** `responseData` of `POST /subscriptions/`. */
export const Subscribed = z.object({
  user: ours(z.object({ subscription_details: ours(SubscriptionDetails) })),
  transaction: ours(Transaction),
})
export type Subscribed = z.output<typeof Subscribed>

/** Body of `PUT /subscriptions/{id}`: another plan, or the same one to resume a cancelled subscription. */
export const SubscriptionChangeBody = z.object({
  id: IdInput,
  plan_id: IdInput,
  coupon: z.optional(couponText()),
  ...idempotencyField,
})
export type SubscriptionChangeBody = z.output<typeof SubscriptionChangeBody>

/** Query of `DELETE /subscriptions/{id}`. */
export const CancelInput = z.object({
  id: IdInput,
  cancel_reason: requiredText(messages.selectReason).check(z.maxLength(500, 'Use at most 500 characters')),
})

/** Query of `GET /master_transactions`, newest first by default; `search` matches numbers, plans and references. */
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
export const TransactionTotals = z.object({ paid_total: ours(Money), refunded_total: ours(Money) })
export const TransactionPage = z.object({
  transactions: z.array(Transaction),
  totals: ours(TransactionTotals),
  pagination: ours(Pagination),
  /** The receipt if requested. */
  file_name: ours(z.string()),
  content_type: ours(z.string()),
  file_base64: ours(z.string()),
})

/** `GET /settings/get_stripe_token`: keys for the browser's calls to the payment service. */
export const StripeTokenQuery = z.object({ purpose: z.optional(codeInput(cardPurpose)), invoice_id: z.optional(IdInput) })
export const StripeToken = z.object({ publishable_key: ours(z.string()), client_secret: ours(z.string()), expires_at: ours(Instant) })

/** Online payments and the card of the company's subscription. Never includes the secret key. */
export const PaymentConfiguration = z.object({
  id: ours(RecordId),
  publishable_key: ours(z.string()),
  account_name: ours(z.string()),
  is_enabled: ours(z.boolean()),
  has_secret: ours(z.boolean()),
  statement_descriptor: ours(z.string()),
  card: ours(Card),
})
export type PaymentConfiguration = z.output<typeof PaymentConfiguration>

const key = (prefix: 'pk' | 'sk', message: string) =>
  z.string().check(z.trim(), z.regex(new RegExp(`^$|^${prefix}_(test|live)_[A-Za-z0-9]{8,200}$`), message))

/** Body of `PUT /payment_configuration/stripe_payment_configurataion`: fields not sent are unchanged. */
export const PaymentConfigurationBody = z.object({
  publishable_key: z.optional(key('pk', 'Enter a key that begins with pk_test_ or pk_live_')),
  secret_key: z.optional(key('sk', 'Enter a key that begins with sk_test_ or sk_live_')),
  is_enabled: z.optional(Flag),
  statement_descriptor: z.optional(
    z.string().check(z.trim(), z.maxLength(22, 'Use at most 22 characters'), z.regex(/^[^<>"'*\\]*$/, 'Leave out < > " \' * \\')),
  ),
  payment_method_id: z.optional(paymentMethodId()),
})
export type PaymentConfigurationBody = z.output<typeof PaymentConfigurationBody>
