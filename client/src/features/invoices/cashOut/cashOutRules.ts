import { toCents } from '@callout/contracts/cents'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Rules } from '../../../components/form/formTypes.ts'
import { type CashOutForm, type CashOutInvoice, type CashOutValues, singleInvoice, partName, type PaymentAnswers } from './cashOutValues.ts'
import { allocatePayment, payable } from './allocatePayment.ts'
import { PaymentForm } from '@callout/contracts/invoices/payment'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import { messages } from '@callout/contracts/text/messages'
import { typeNumber } from '@callout/contracts/text/typeNumber'
import { isCalendarDay } from '@callout/contracts/time'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'

/** Validates by the contract, and requires a date; returns the input unparsed. */
const paymentRules: Resolver<PaymentAnswers> = async (values, context, options) => {
  const typed = { ...values, paymentMethod: paymentMethod[values.paymentMethod].code } as unknown as PaymentAnswers
  const { errors } = await wireResolver<PaymentAnswers>(PaymentForm)(typed, context, options)
  const all = {
    ...errors,
    ...(!isCalendarDay(values.paidOn) && { paidOn: { type: 'custom', message: 'Choose a day' } }),
    ...(values.sendsReceipt && values.email.trim() === '' && { email: { type: 'custom', message: messages.required } }),
  }
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
}

const custom = (message: string) => ({ type: 'custom', message })

function partErrors(
  { parts, rule }: CashOutValues,
  invoices: readonly CashOutInvoice[],
  money: (amount: number) => string,
): Record<string, ReturnType<typeof custom>> {
  if (rule !== 'MANUAL') return {}
  const wrong = payable(invoices).flatMap(({ id, balanceDue }) => {
    const part = parts[partName(id)] || 0
    if (typeof part === 'string') return [[partName(id), custom(typeNumber)] as const]
    if (part < 0) return [[partName(id), custom('Enter 0.00 or more')] as const]
    return toCents(part) > toCents(balanceDue) ? [[partName(id), custom(`Only ${money(balanceDue)} is open`)] as const] : []
  })
  return Object.fromEntries(wrong)
}

/** Why the payment can't be allocated in full; null: it can. */
function leftError(values: CashOutValues, invoices: readonly CashOutInvoice[], money: (amount: number) => string): string | null {
  const { left, open } = allocatePayment(values, invoices)
  if (payable(invoices).length === 0) return 'None of these invoices can be paid'
  if (left < 0) return `The amounts add up to ${money(-left)} more than the payment`
  if (left === 0) return null
  if (values.rule === 'MANUAL') return `${money(left)} of the payment isn’t applied yet`
  const only = singleInvoice(invoices)
  if (only) return `Only ${money(open)} is open on ${only.name}.`
  return `Only ${money(open)} is open on these invoices. ${money(left)} would be left over.`
}

export const cashOutRules: Rules<CashOutForm> = (now) => async (values, context, options) => {
  const { invoices, format } = now().context
  const money = (amount: number): string => format.money(amount, invoices[0]?.currencyCode ?? null)
  const resolve = paymentRules as unknown as Resolver<CashOutValues & PaymentAnswers>
  const { errors } = await resolve(values, context, options)
  const parts = partErrors(values, invoices, money)
  const left = leftError(values, invoices, money)
  const all: FieldErrors<CashOutValues> = {
    ...errors,
    ...(left !== null && !errors.amount && { amount: custom(left) }),
    ...(Object.keys(parts).length > 0 && { parts }),
  }
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
}
