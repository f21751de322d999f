import { paymentMethod } from '@callout/contracts/invoices/codes'
import { neededOf } from '@callout/contracts/invoices/payment'
import { instantOf } from '@callout/contracts/time'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { RecordPaymentInput } from '../shared/actions/invoiceActions.generated.ts'
import type { PaymentAnswers } from './cashOutValues.ts'

/** What is sent of a payment: only what its method asks. One of today is one of now, of another day one of its noon. */
export function paymentOf(payment: PaymentAnswers, { today, timeZone }: Format): Omit<RecordPaymentInput, 'invoiceIds'> {
  const { amount, paymentMethod: method, reference, email, paidOn } = payment
  const asked = neededOf(paymentMethod[method].code)
  const has = (name: string): boolean => (asked as readonly string[]).includes(name)
  return {
    amount: Number(amount),
    paymentMethod: method,
    ...(reference.trim() && { reference: reference.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(has('cheque_number') && { chequeNumber: payment.chequeNumber, bankName: payment.bankName, bankBranch: payment.bankBranch }),
    ...(has('cardholder_name') && { cardholderName: payment.cardholderName }),
    ...(paidOn !== today() && { paidAt: instantOf(paidOn, '12:00', timeZone) }),
  }
}
