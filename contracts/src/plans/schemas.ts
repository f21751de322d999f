import { codeInput, codeSchema } from '../codes.ts'
import { idempotencyField } from '../idempotency.ts'
import { messages } from '../messages.ts'
import { listQuery, Pagination, sortDirection } from '../page.ts'
import { SubscriptionDetails } from '../profile/schemas.ts'
import { requiredText } from '../rules.ts'
import { Flag, IdInput, Instant, Money, ours, RecordId, z } from '../zod.ts'
import { billingCycle, cardPurpose, transactionSort, transactionStatus, transactionType } from './codes.ts'
import { subscriptionStatus } from './subscriptionStatus.ts'

/** What can be subscribed to. The list arrives bare in `responseData`. */
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
  /** What its first period costs with the coupon that was asked with; missing where the backend does not say. */
  first_amount: ours(Money),
})
export type Plan = z.output<typeof Plan>

const couponText = () => z.string().check(z.trim(), z.maxLength(50, 'Use at most 50 characters'))

/** Query of `GET /plans`. With `coupon` (ours) each plan says what it costs with it; one that nobody knows is a 422. */
export const PlanQuery = z.object({ currency_code: z.optional(z.string()), coupon: z.optional(couponText()) })

/** A card as it is shown: nothing more of it is ever told. */
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
  /** Why, in a sentence, where it failed. */
  status_desc: ours(z.string()),
  gateway: ours(z.string()),
  reference: ours(z.string()),
  invoice_id: ours(RecordId),
  plan_name: ours(z.string()),
  created_at: ours(Instant),
  /** What was paid for, and what was taken off; positions of its receipt. */
  lines: ours(z.array(z.object({ name: ours(z.string()), amount: ours(Money) }))),
})
export type Transaction = z.output<typeof Transaction>

/** `GET /subscriptions/`, and the answer to a change. */
export const Subscription = z.extend(SubscriptionDetails, {
  plan: ours(Plan),
  status: ours(codeSchema(subscriptionStatus)),
  card: ours(Card),
  seats: ours(z.object({ used: ours(z.int()), limit: ours(z.int()) })),
  /** What the plan changes to when the paid period ends. */
  next_plan: ours(Plan),
  /** It ends with the paid period. */
  cancelled_at: ours(Instant),
  cancel_reason: ours(z.string()),
  /** What the change was paid with, where it cost something at once. */
  transaction: ours(Transaction),
})
export type Subscription = z.output<typeof Subscription>

const paymentMethodId = () => requiredText('Enter a card').check(z.maxLength(200, 'Use at most 200 characters'))

/** Body of `POST /subscriptions/`. `payment_method_id` stands for a card at the payment service; no digit of it comes here. */
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

/** Body of `PUT /subscriptions/{id}`: another plan, or the same one to keep a subscription that was cancelled. */
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

/** Query of `GET /master_transactions`. The newest first where nothing is said; `search` finds numbers, plans and references. */
export const TransactionQuery = z.object({
  ...listQuery,
  transaction_type: z.optional(codeInput(transactionType)),
  status: z.optional(codeInput(transactionStatus)),
  /** That one alone (ours); with `format` pdf its receipt comes along. */
  transaction_id: z.optional(IdInput),
  format: z.optional(z.enum(['json', 'pdf'])),
  sort_by: z.optional(codeInput(transactionSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export type TransactionQuery = z.output<typeof TransactionQuery>

/** What the transactions come to that the query finds: failed and pending ones count nothing. */
export const TransactionTotals = z.object({ paid_total: ours(Money), refunded_total: ours(Money) })
export const TransactionPage = z.object({
  transactions: z.array(Transaction),
  totals: ours(TransactionTotals),
  pagination: ours(Pagination),
  /** The receipt, where it was asked for (ours). */
  file_name: ours(z.string()),
  content_type: ours(z.string()),
  file_base64: ours(z.string()),
})

/** `GET /settings/get_stripe_token`: with these the browser speaks to the payment service itself. */
export const StripeTokenQuery = z.object({ purpose: z.optional(codeInput(cardPurpose)), invoice_id: z.optional(IdInput) })
export const StripeToken = z.object({ publishable_key: ours(z.string()), client_secret: ours(z.string()), expires_at: ours(Instant) })

/** How the company takes online payments, and the card that its subscription is paid with. The secret key is never told. */
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

/** Body of `PUT /payment_configuration/stripe_payment_configurataion`: what it does not name stays as it is. */
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
