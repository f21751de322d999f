import { cardPurpose } from '@callout/contracts/plans/codes'
import { messages } from '@callout/contracts/text/messages'
import { randomUUID } from 'node:crypto'
import type { Caller } from '../http/access.ts'
import { Answer, type DomainHandlers } from '../http/handlers.ts'
import { answerOnce } from '../http/idempotency.ts'
import { getPage } from '../http/page.ts'
import { requireAuthority } from '../http/requireAuthority.ts'
import { amountWith } from './plans/coupons.ts'
import { ownSubscription } from './plans/ownSubscription.ts'
import { paymentConfiguration, updatePaymentConfiguration } from './plans/paymentConfiguration.ts'
import { plans } from './plans/planTable.ts'
import { cancelSubscription, changeSubscription, subscribe } from './plans/subscribe.ts'
import { transactionWithPaper } from './plans/transactionPaper.ts'
import { transactionList, transactionTotals } from './plans/transactions.ts'

const requireManager = (caller: Caller): void => requireAuthority(caller, 'manage_subscription', 'manage the subscription')

/** Its prefix selects the client's built-in card form: the payment service's keys begin differently. */
const MOCK_KEY = 'pk_mock_callout'
const TOKEN_SECONDS = 3600

export const planHandlers: DomainHandlers<'plans'> = {
  /** Prices exist in one currency and are returned for every request. */
  listPlans: ({ input: { coupon } }) =>
    plans.map((plan) => (coupon ? { ...plan, first_amount: amountWith(coupon, plan.amount ?? 0) } : { ...plan })),

  getSubscription: ({ viewer }) => ownSubscription(viewer),

  subscribe: ({ input: { idempotency_key: key, ...body }, store, viewer }) => {
    const { caller, now } = viewer
    requireManager(caller)
    return store.transaction(() => answerOnce({ store, caller, now, call: 'subscribe', key, input: body }, () => subscribe(viewer, body)))
  },

  changeSubscription: ({ input: { idempotency_key: key, ...body }, store, viewer }) => {
    const { caller, now } = viewer
    requireManager(caller)
    const change = () => changeSubscription(viewer, body)
    return store.transaction(() => answerOnce({ store, caller, now, call: 'changeSubscription', key, input: body }, change))
  },

  cancelSubscription: ({ input: { id, cancel_reason }, viewer }) => {
    requireManager(viewer.caller)
    return cancelSubscription(viewer, id, cancel_reason)
  },

  listTransactions: async ({ input, viewer }) => {
    requireAuthority(viewer.caller, 'manage_subscription', 'see these payments')
    if (input.transaction_id !== undefined) return transactionWithPaper(viewer, input.transaction_id, input.format === 'pdf')
    const { rows, pagination } = getPage(transactionList.find(viewer, input), input)
    return { transactions: transactionList.rows(viewer, rows), totals: transactionTotals(viewer, input), pagination }
  },

  getStripeToken: ({ input: { purpose }, viewer: { caller, now } }) => {
    if (purpose === cardPurpose.PAYMENT.code) requireAuthority(caller, 'record_payments', 'record payments')
    else requireManager(caller)
    return { publishable_key: MOCK_KEY, client_secret: `seti_mock_${randomUUID()}`, expires_at: now + TOKEN_SECONDS }
  },

  getPaymentConfiguration: ({ viewer: { caller } }) => {
    requireManager(caller)
    return paymentConfiguration(caller.company)
  },

  updatePaymentConfiguration: ({ input, viewer }) => {
    requireManager(viewer.caller)
    const saved = paymentConfiguration(updatePaymentConfiguration(viewer, input))
    return input.payment_method_id === undefined ? saved : new Answer(messages.paymentMethodUpdated, saved)
  },
}
