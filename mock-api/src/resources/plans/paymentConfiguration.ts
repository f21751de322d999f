import { messages } from '@callout/contracts/text/messages'
import type { PaymentConfiguration, PaymentConfigurationBody } from '@callout/contracts/plans/schemas'
import { invalid } from '../../http/apiError.ts'
import type { CompanyRecord, OnlinePaymentsRecord } from '../profile/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import { cardOf, requireCard } from './cards.ts'

const nothingYet: OnlinePaymentsRecord = { publishable_key: '', has_secret: false, is_enabled: false, statement_descriptor: '' }

export function paymentConfiguration({ id, name, subscription, online_payments = nothingYet }: CompanyRecord): PaymentConfiguration {
  return { id, account_name: name, ...online_payments, card: cardOf(subscription.payment_method_id) }
}

/** Payments require both keys. Throws 422. */
function requireKeys({ is_enabled, publishable_key, has_secret }: OnlinePaymentsRecord): void {
  if (!is_enabled) return
  if (publishable_key === '') throw invalid({ field: 'publishable_key', message: messages.required })
  if (!has_secret) throw invalid({ field: 'secret_key', message: messages.required })
}

/** Changes the fields sent. The secret key itself is not stored. Throws 422. */
export function updatePaymentConfiguration({ store, caller: { company } }: Viewer, body: PaymentConfigurationBody): CompanyRecord {
  const { payment_method_id, secret_key, ...named } = body
  const { online_payments = nothingYet, subscription } = company
  const known = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
  const changed = { ...online_payments, ...known, ...(secret_key && { has_secret: true }) }
  requireKeys(changed)
  if (payment_method_id !== undefined) requireCard(payment_method_id)
  return store.companies.update(company.id, {
    online_payments: changed,
    ...(payment_method_id !== undefined && { subscription: { ...subscription, payment_method_id } }),
  })
}
