import type { FormTypes } from '../../../components/form/formTypes.ts'
import type { FieldRules } from '../../../components/form/fieldChanges.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { Wording } from '../actions/paperText.ts'
import type { AllocationRule, PaymentMethod } from '../../../lib/api/schemaTypes.generated.ts'

/** An invoice that a payment can include. `problem`: why it can't be paid, or null. */
export interface CashOutInvoice {
  readonly id: string
  readonly name: string
  /** `email`: undefined if not loaded. */
  readonly customer: { readonly id: string; readonly name: string | null; readonly email?: string | null } | null
  readonly billedTo: string | null
  readonly jobId: string | null
  readonly dueDate: string | null
  readonly balanceDue: number
  readonly lockVersion: number | null
  readonly currencyCode: string | null
  readonly problem: string | null
  /** Texts of the receipt's email; only loaded for the first invoice. */
  readonly labels?: Wording
}

export interface PaymentAnswers {
  readonly amount: number | string
  readonly paymentMethod: PaymentMethod
  readonly reference: string
  readonly email: string
  readonly chequeNumber: string
  readonly bankName: string
  readonly bankBranch: string
  readonly cardholderName: string
  /** YYYY-MM-DD */
  readonly paidOn: string
  readonly sendsReceipt: boolean
}

export interface CashOutValues extends PaymentAnswers {
  readonly rule: AllocationRule
  /** Manual parts, by `partName`. */
  readonly parts: Readonly<Record<string, number | string>>
}

/** Field name of an invoice's part; a name of digits only would create an array. */
export const partName = (id: string): string => `of${id}`

export interface CashOutForm extends FormTypes {
  values: CashOutValues
  context: {
    readonly invoices: readonly CashOutInvoice[]
    readonly email: string
    readonly format: Format
  }
  record: null
  scope: null
  question: null
}

export const cashOutFields: FieldRules<CashOutValues> = {
  labels: {
    amount: 'Amount',
    paidOn: 'Date',
    paymentMethod: 'Method',
    reference: 'Reference',
    email: 'Email',
    chequeNumber: 'Cheque number',
    bankName: 'Bank',
    bankBranch: 'Bank branch',
    cardholderName: 'Cardholder name',
    sendsReceipt: 'Email the receipt',
    rule: 'Apply payment',
    parts: 'Amounts',
  },
  sendTogether: [],
}

/** The invoice of a payment for one; null for several. */
export function singleInvoice(invoices: readonly CashOutInvoice[]): CashOutInvoice | null {
  const [only, ...others] = invoices
  return only && others.length === 0 ? only : null
}

/** A single invoice defaults to its full balance. For several, the amount is entered, as on the cheque. */
export const cashOutValues = (_: null, { format, invoices, email }: CashOutForm['context']): CashOutValues => ({
  amount: singleInvoice(invoices)?.balanceDue ?? '',
  paymentMethod: singleInvoice(invoices) ? 'CASH' : 'CHEQUE',
  reference: '',
  email,
  chequeNumber: '',
  bankName: '',
  bankBranch: '',
  cardholderName: '',
  paidOn: format.today(),
  sendsReceipt: false,
  rule: 'OLDEST_FIRST',
  parts: {},
})
