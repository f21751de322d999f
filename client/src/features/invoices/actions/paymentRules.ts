import { PaymentForm } from '@callout/contracts/invoices/payment'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import { isCalendarDay } from '@callout/contracts/time'
import type { Resolver } from 'react-hook-form'
import { wireResolver } from '../../../shared/forms/wireResolver.ts'
import type { PaymentAnswers } from './payment.ts'

/** As the contract has it, and a day; what was typed stays as it was. */
export const paymentRules: Resolver<PaymentAnswers> = async (values, context, options) => {
  const typed = { ...values, paymentMethod: paymentMethod[values.paymentMethod].code } as unknown as PaymentAnswers
  const { errors } = await wireResolver<PaymentAnswers>(PaymentForm)(typed, context, options)
  const all = isCalendarDay(values.paidOn) ? errors : { ...errors, paidOn: { type: 'custom', message: 'Choose a day' } }
  return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
}
