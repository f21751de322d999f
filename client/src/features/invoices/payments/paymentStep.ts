import type { PaperMessage } from '@callout/contracts/agreements/paperMessage'
import type { RecordPaymentInput, SendAttachmentInput } from '../../../lib/api/schemaTypes.generated.ts'

export interface PaidFor {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly openBefore: number
}

export interface Payment {
  readonly input: RecordPaymentInput
  readonly invoices: readonly PaidFor[]
  readonly currencyCode: string | null
  /** Receipt sent after the payment; null: none requested. */
  readonly receipt: (PaperMessage & { readonly to: string; readonly customerId: string | null; readonly jobId: string | null }) | null
}

/** A payment entered without a network. */
export interface PaymentStep extends Payment {
  readonly kind: 'payment'
  readonly name: string
  /** When it was entered, in Unix seconds. */
  readonly takenAt: number
}

export interface ReceiptStep {
  readonly kind: 'receipt'
  readonly name: string
  readonly input: SendAttachmentInput
  readonly takenAt: number
}

export type MoneyStep = PaymentStep | ReceiptStep

export const paymentQueries = [
  'Invoices',
  'InvoiceRecord',
  'InvoiceMessages',
  'Job',
  'JobHistory',
  'CustomerRecord',
  'CustomerInvoices',
  'Today',
  'EarningsOverview',
  'EarningRows',
] as const

/** The invoice of a payment for one; null for several. */
export const onlyPaid = ({ invoices: [first, ...others] }: Pick<Payment, 'invoices'>): PaidFor | null =>
  first && others.length === 0 ? first : null

export interface ReceiptOf {
  readonly invoiceId: string
  readonly receiptNumber: string
}

/** Email with the receipt; null: none requested, or no receipt number was returned. */
export function receiptMail({ receipt }: Payment, of: ReceiptOf | null): SendAttachmentInput | null {
  if (!receipt || !of) return null
  const { to, ...message } = receipt
  return { attachmentType: 'RECEIPT', ...of, to: [to], ...message }
}
