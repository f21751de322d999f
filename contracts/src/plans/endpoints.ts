import type { Endpoint } from '../wire/endpoint.ts'
import { idempotencyHeader } from '../wire/idempotency.ts'
import { z } from '../wire/zod.ts'
import {
  CancelInput,
  PaymentConfiguration,
  PaymentConfigurationBody,
  Plan,
  PlanQuery,
  StripeToken,
  StripeTokenQuery,
  SubscribeBody,
  Subscribed,
  Subscription,
  SubscriptionChangeBody,
  TransactionPage,
  TransactionQuery,
} from './schemas.ts'

// oxfmt-ignore
export const planEndpoints = {
  listPlans: { method: 'GET', path: '/plans', input: PlanQuery, data: z.array(Plan), access: 'public', origin: 'inferred' },
  getSubscription: { method: 'GET', path: '/subscriptions/', input: z.object({}), data: Subscription, access: 'user', origin: 'inferred' },
  subscribe: { method: 'POST', path: '/subscriptions/', input: SubscribeBody, data: Subscribed, access: 'user', whenEnded: true, origin: 'inferred', headers: idempotencyHeader },
  changeSubscription: { method: 'PUT', path: '/subscriptions/{id}', input: SubscriptionChangeBody, data: Subscription, access: 'user', whenEnded: true, origin: 'inferred', headers: idempotencyHeader },
  cancelSubscription: { method: 'DELETE', path: '/subscriptions/{id}', input: CancelInput, data: Subscription, access: 'user', whenEnded: true, origin: 'inferred' },
  listTransactions: { method: 'GET', path: '/master_transactions', input: TransactionQuery, data: TransactionPage, access: 'user', origin: 'inferred' },
  getStripeToken: { method: 'GET', path: '/settings/get_stripe_token', input: StripeTokenQuery, data: StripeToken, access: 'user', origin: 'inferred' },
  getPaymentConfiguration: { method: 'GET', path: '/payment_configuration/stripe_payment_configurataion', input: z.object({}), data: PaymentConfiguration, access: 'user', origin: 'inferred' },
  updatePaymentConfiguration: { method: 'PUT', path: '/payment_configuration/stripe_payment_configurataion', input: PaymentConfigurationBody, data: PaymentConfiguration, access: 'user', whenEnded: true, origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
