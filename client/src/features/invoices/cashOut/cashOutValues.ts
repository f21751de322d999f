import type { FormTypes } from '../../../components/form/defineForm.ts'
import type { FieldRules } from '../../../components/form/fieldChanges.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { AllocationRule, PaymentMethod } from '../shared/actions/invoiceActions.generated.ts'
import type { Wording } from '../shared/actions/paperWords.ts'

/** An invoice that a payment may be over. `problem`: why it cannot be, or null. */
export interface CashOutInvoice {
  readonly id: string
  readonly name: string
  readonly customer: { readonly id: string; readonly name: string | null } | null
  /** Who is billed, where that is told. */
  readonly billedTo: string | null
  readonly jobId: string | null
  readonly dueDate: string | null
  readonly balanceDue: number
  readonly lockVersion: number | null
  readonly currencyCode: string | null
  readonly problem: string | null
  /** Of the mail with its receipt; known of the first one alone. */
  readonly words?: Wording
}

/** What a payment is; what the chosen method does not ask stays typed. */
export interface PaymentAnswers {
  readonly amount: number | ''
  readonly paymentMethod: PaymentMethod
  readonly reference: string
  readonly email: string
  readonly chequeNumber: string
  readonly bankName: string
  readonly bankBranch: string
  readonly cardholderName: string
  /** YYYY-MM-DD */
  readonly paidOn: string
  /** Whether the receipt goes to `email`. */
  readonly sendsReceipt: boolean
}

export interface CashOutValues extends PaymentAnswers {
  readonly rule: AllocationRule
  /** By hand, by `partName`. */
  readonly parts: Readonly<Record<string, number | ''>>
}

/** The field with the part of an invoice: names of digits alone would make a list. */
export const partName = (id: string): string => `of${id}`

/** The form of one payment over one or several invoices. */
export interface CashOutForm extends FormTypes {
  values: CashOutValues
  own: {
    readonly invoices: readonly CashOutInvoice[]
    readonly format: Format
  }
  record: null
  scope: null
  question: null
  /** A payment that an earlier save recorded although its answer was lost. */
  found: { readonly name: string; readonly to: string }
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
  together: [],
}

/** The invoice of a payment that is over one; null where it is over several. */
export function onlyOf(invoices: readonly CashOutInvoice[]): CashOutInvoice | null {
  const [only, ...others] = invoices
  return only && others.length === 0 ? only : null
}

/** One invoice is mostly paid in full. Over several the amount is typed: nobody knows what is on the cheque. */
export const cashOutValues = (_: null, { format, invoices }: CashOutForm['own']): CashOutValues => ({
  amount: onlyOf(invoices)?.balanceDue ?? '',
  paymentMethod: onlyOf(invoices) ? 'CASH' : 'CHEQUE',
  reference: '',
  email: '',
  chequeNumber: '',
  bankName: '',
  bankBranch: '',
  cardholderName: '',
  paidOn: format.today(),
  sendsReceipt: false,
  rule: 'OLDEST_FIRST',
  parts: {},
})
