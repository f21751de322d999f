import type { ActionDialogProps } from '../../../kit/actions/defineActions.ts'
import type { PaymentMethod, RecordPaymentMutation } from './invoiceActions.generated.ts'
import type { ActionableInvoice, InvoiceAction } from './invoiceActionSet.ts'

/** What the dialog of a payment holds; what the chosen method does not ask stays typed. */
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
}

export type InvoiceTarget = ActionableInvoice & { readonly name: string }
export interface InvoiceActionInput {
  readonly payment: PaymentAnswers
}
/** null: nothing is told. */
export type PaymentOutcome = NonNullable<NonNullable<RecordPaymentMutation['recordPayment']>['processed']>[number]
export type PaymentDialogProps = ActionDialogProps<InvoiceAction, InvoiceTarget, InvoiceActionInput, PaymentOutcome>
