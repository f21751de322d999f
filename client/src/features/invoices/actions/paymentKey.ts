import { keyOfText } from '../../../shared/forms/keyOfText.ts'
import type { RecordPaymentInput } from './invoiceActions.generated.ts'
import type { InvoiceTarget } from './payment.ts'

type Version = Pick<InvoiceTarget, 'lockVersion' | 'amountPaid'>

/**
 * The `Idempotency-Key` of a payment: the same payment of an invoice that nothing has been paid of since is the same one,
 * however often it is sent. The next one finds the invoice in another version.
 */
export const paymentKey = ({ lockVersion, amountPaid }: Version, input: RecordPaymentInput): string =>
  `payment-${keyOfText(JSON.stringify([lockVersion, amountPaid, input]))}`
