import { stateNames } from '@callout/mock-api/control/pactStates/stateNames'
import { planEndpoints } from '@callout/contracts/plans/endpoints'
import { subscription } from '@callout/contracts/plans/samples'
import { type Interaction, ok, refused, refusedAt, shows } from '../../interaction.ts'
import { EXPIRED_TOKEN, OWNER_TOKEN, ownerSignedIn, subscriptionEnded, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'
import { BUSINESS, cardDeclined, cardsKnown, forSale, paidPlan, TEAM } from './planStates.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

const reading = (selection: string, token = OWNER_TOKEN): Call => ({
  row: planEndpoints.getSubscription,
  operation: { query: `query Own { subscription { ${selection} } }`, token },
  sends: { path: '/subscriptions/' },
})

const TRANSACTION = 'transaction { id transactionNumber amount currencyCode planName createdAt lines { name amount } }'
const beginning = (typed: object, sent: object, { token = EXPIRED_TOKEN, selection = 'transaction { id amount status }' } = {}): Call => ({
  row: planEndpoints.subscribe,
  operation: {
    query: `mutation Subscribe($input: SubscribeInput!, $key: String) { subscribe(input: $input, idempotencyKey: $key) { ${selection} } }`,
    variables: { input: { planId: String(TEAM), billingCycle: 'MONTH', ...typed }, key: 'subscribing-once' },
    token,
  },
  sends: {
    path: '/subscriptions/',
    body: { plan_id: TEAM, billing_cycle: 'month', ...sent },
    headers: { 'Idempotency-Key': 'subscribing-once' },
  },
})
const withVisa = (selection?: string): Call =>
  beginning({ paymentMethodId: 'pm_mock_visa' }, { payment_method_id: 'pm_mock_visa' }, selection === undefined ? {} : { selection })

const changing = (plan: number, selection: string): Call => ({
  row: planEndpoints.changeSubscription,
  operation: {
    query: `mutation Change($input: SubscriptionChangeInput!, $key: String) {
      changeSubscription(input: $input, idempotencyKey: $key) { ${selection} }
    }`,
    variables: { input: { id: '41', planId: String(plan) }, key: 'changing-once' },
    token: OWNER_TOKEN,
  },
  sends: { path: '/subscriptions/41', body: { plan_id: plan }, headers: { 'Idempotency-Key': 'changing-once' } },
})

const cancelling = (reason: string, token = OWNER_TOKEN): Call => ({
  row: planEndpoints.cancelSubscription,
  operation: {
    query: 'mutation Cancel($id: ID!, $reason: String!) { cancelSubscription(id: $id, cancelReason: $reason) { cancelReason } }',
    variables: { id: '41', reason },
    token,
  },
  sends: { path: '/subscriptions/41', query: { cancel_reason: reason } },
})

const expired = [subscriptionEnded, forSale, cardsKnown]
const subscribing: Interaction = {
  name: 'beginning a plan after the last one has ended',
  given: expired,
  ...withVisa(),
  reply: ok({ transaction: { id: 77, amount: 79, status: 'succeeded' } }),
  pinned: ['transaction.amount', 'transaction.status'],
  answer: shows({ subscribe: { transaction: { id: '77', amount: 79, status: 'SUCCEEDED' } } }),
}

const changingPlan: Interaction = {
  name: 'changing to a dearer plan in the middle of a month',
  given: [ownerSignedIn, forSale, paidPlan()],
  ...changing(BUSINESS, 'userPurchaseSku transaction { id amount }'),
  // 199.00 less half of 79.00.
  reply: ok({ user_purchase_sku: 'business_month', transaction: { id: 78, amount: 159.5 } }),
  pinned: ['responseData.user_purchase_sku', 'transaction.amount'],
  answer: shows({ changeSubscription: { userPurchaseSku: 'business_month', transaction: { id: '78', amount: 159.5 } } }),
}

const cancellation: Interaction = {
  name: 'cancelling a plan with a reason',
  given: [ownerSignedIn, forSale, paidPlan()],
  ...cancelling('It was only a test'),
  reply: ok({ cancel_reason: 'It was only a test' }),
  pinned: ['responseData.cancel_reason'],
  answer: shows({ cancelSubscription: { cancelReason: 'It was only a test' } }),
}

const DECLINED = 'Your card has insufficient funds.'
const NOT_ALLOWED = 'You don’t have permission to manage the subscription.'
const NO_REASON = 'Please select a reason'
const {
  status_desc: _,
  gateway: __,
  reference: ___,
  invoice_id: ____,
  transaction_type: _____,
  status: ______,
  ...paid
} = subscription.transaction

/** The company's own subscription: begun, changed and cancelled, and paid once. */
export const subscriptionInteractions: readonly Interaction[] = [
  {
    name: 'reading the own subscription',
    given: [ownerSignedIn, forSale, paidPlan({ next_plan_id: BUSINESS })],
    ...reading(
      `subscriptionId status purchaseSkuName userPurchaseSku remainingDays nextBillingTimestamp plan { id name amount billingCycle }
       card { brand last4 expMonth expYear } seats { used limit } nextPlan { id name }`,
    ),
    reply: ok({
      subscription_id: 41,
      purchase_sku_name: 'Team',
      user_purchase_sku: 'team_month',
      remaining_days: 15,
      next_billing_timestamp: 1796256000,
      plan: { id: TEAM, name: 'Team', amount: 79, billing_cycle: 'month' },
      card: subscription.card,
      seats: { used: 7, limit: 15 },
      next_plan: { id: BUSINESS, name: 'Business' },
    }),
    pinned: [
      'responseData.subscription_id',
      'responseData.purchase_sku_name',
      'responseData.remaining_days',
      'responseData.user_purchase_sku',
      'plan.id',
      'plan.amount',
      'plan.billing_cycle',
      'next_plan.id',
    ],
    answer: shows({
      subscription: {
        subscriptionId: '41',
        status: 'ACTIVE',
        purchaseSkuName: 'Team',
        userPurchaseSku: 'team_month',
        remainingDays: 15,
        nextBillingTimestamp: 1796256000,
        plan: { id: String(TEAM), name: 'Team', amount: 79, billingCycle: 'MONTH' },
        card: { brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2029 },
        seats: { used: 7, limit: 15 },
        nextPlan: { id: String(BUSINESS), name: 'Business' },
      },
    }),
  },
  {
    name: 'reading a subscription that has ended',
    given: [subscriptionEnded],
    ...reading('status remainingDays', EXPIRED_TOKEN),
    reply: ok({ remaining_days: 0 }),
    pinned: ['responseData.remaining_days'],
    answer: shows({ subscription: { status: 'EXPIRED', remainingDays: 0 } }),
  },
  subscribing,
  {
    name: 'sending a plan again whose answer was lost',
    given: expired,
    after: [subscribing],
    ...withVisa(),
    reply: ok({ transaction: { id: 77, amount: 79, status: 'succeeded' } }),
    pinned: ['transaction.amount', 'transaction.status'],
    answer: subscribing.answer,
  },
  {
    name: 'reading the subscription after a plan was begun',
    given: expired,
    after: [subscribing],
    ...reading('purchaseSkuName', EXPIRED_TOKEN),
    reply: ok({ purchase_sku_name: 'Team' }),
    pinned: ['responseData.purchase_sku_name'],
    answer: shows({ subscription: { purchaseSkuName: 'Team' } }),
  },
  {
    name: 'reading the receipt of a plan with a coupon',
    given: [...expired, { name: stateNames.coupon, parameters: { coupon: 'WELCOME20' } }],
    ...beginning(
      { paymentMethodId: 'pm_mock_visa', coupon: 'WELCOME20' },
      { payment_method_id: 'pm_mock_visa', coupon: 'WELCOME20' },
      { selection: TRANSACTION },
    ),
    reply: ok({
      transaction: {
        ...paid,
        amount: 63.2,
        lines: [
          { name: 'Team, monthly', amount: 79 },
          { name: 'Coupon', amount: -15.8 },
        ],
      },
    }),
    pinned: ['transaction.amount', 'transaction.lines', 'lines.amount'],
    answer: shows({
      subscribe: {
        transaction: {
          id: '77',
          transactionNumber: 'TX-0077',
          amount: 63.2,
          currencyCode: 'USD',
          planName: 'Team, monthly',
          createdAt: 1795219200,
          lines: [
            { name: 'Team, monthly', amount: 79 },
            { name: 'Coupon', amount: -15.8 },
          ],
        },
      },
    }),
  },
  {
    name: 'beginning a plan with a card that is declined',
    given: [subscriptionEnded, forSale, cardDeclined],
    ...beginning({ paymentMethodId: 'pm_mock_empty' }, { payment_method_id: 'pm_mock_empty' }),
    reply: refused(422, DECLINED, { errors: [{ field: 'payment_method_id', message: DECLINED }] }),
    answer: refusedAt('subscribe', 'INVALID', 422, DECLINED, { fields: [{ field: 'paymentMethodId', message: DECLINED }] }),
  },
  {
    name: 'beginning a plan without the authority for it',
    given: [signedInWithout('manage_subscription')],
    ...beginning({ paymentMethodId: 'pm_mock_visa' }, { payment_method_id: 'pm_mock_visa' }, { token: TOKEN }),
    reply: refused(403, NOT_ALLOWED),
    answer: refusedAt('subscribe', 'FORBIDDEN', 403, NOT_ALLOWED),
  },
  changingPlan,
  {
    name: 'reading a plan after it was changed',
    given: changingPlan.given,
    after: [changingPlan],
    ...reading('userPurchaseSku'),
    reply: ok({ user_purchase_sku: 'business_month' }),
    pinned: ['responseData.user_purchase_sku'],
    answer: shows({ subscription: { userPurchaseSku: 'business_month' } }),
  },
  {
    name: 'keeping a plan that was cancelled',
    given: [ownerSignedIn, forSale, paidPlan({ is_cancelled: true })],
    ...changing(TEAM, 'cancelledAt nextPlan { id }'),
    reply: ok({ cancelled_at: null, next_plan: null }),
    pinned: ['responseData.cancelled_at', 'responseData.next_plan'],
    answer: shows({ changeSubscription: { cancelledAt: null, nextPlan: null } }),
  },
  cancellation,
  {
    name: 'reading a plan after it was cancelled',
    given: cancellation.given,
    after: [cancellation],
    ...reading('cancelledAt cancelReason'),
    reply: ok({ cancelled_at: 1795219200, cancel_reason: 'It was only a test' }),
    pinned: ['responseData.cancel_reason'],
    answer: shows({ subscription: { cancelledAt: 1795219200, cancelReason: 'It was only a test' } }),
  },
  {
    name: 'cancelling a plan without a reason',
    given: cancellation.given,
    ...cancelling(''),
    reply: refused(422, NO_REASON, { errors: [{ field: 'cancel_reason', message: NO_REASON }] }),
    answer: refusedAt('cancelSubscription', 'INVALID', 422, NO_REASON, { fields: [{ field: 'cancelReason', message: NO_REASON }] }),
  },
]
