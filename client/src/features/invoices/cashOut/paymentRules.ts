import { PaymentForm } from '@callout/contracts/invoices/payment'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import { messages } from '@callout/contracts/messages'
import { isCalendarDay } from '@callout/contracts/time'
import type { Resolver } from 'react-hook-form'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import type { PaymentAnswers } from './cashOutValues.ts'

/** As the contract has it, and a day; what was typed stays as it was. */
export const paymentRules: Resolver<PaymentAnswers> = async (values, context, options) => {
  const typed = { ...values, paymentMethod: paymentMethod[values.paymentMethod].code } as unknown as PaymentAnswers
  const { errors } = await wireResolver<PaymentAnswers>(PaymentForm)(typed, context, options)
  const all = {
    ...errors,
    ...(!isCalendarDay(values.paidOn) && { paidOn: { type: 'custom', message: 'Choose a day' } }),
    ...(values.sendsReceipt && values.email.trim() === '' && { email: { type: 'custom', message: messages.required } }),
  }
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
}
