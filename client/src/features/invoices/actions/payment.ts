import type { ActionDialogProps } from '../../../kit/actions/defineActions.ts'
import type { PaymentMethod, RecordPaymentMutation } from './invoiceActions.generated.ts'
import type { InvoiceNowQuery } from './invoiceActions.generated.ts'
import type { InvoiceAction } from './invoiceActionSet.ts'
import type { MessageAnswers } from './message.ts'

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
  /** Whether the receipt goes to `email`. */
  readonly sendsReceipt: boolean
}

export type InvoiceTarget = InvoiceNowQuery['invoice'] & { readonly name: string }
export interface InvoiceActionInput {
  readonly payment: PaymentAnswers
  readonly message: MessageAnswers
}
/** What has come of a payment, and of its receipt: sent, or why not; undefined where none was to be sent. */
export interface InvoiceOutcome {
  readonly paid?: PaymentOutcome
  readonly receipt?: true | string
  /** Of a message: whom it went to. */
  readonly to?: string
}
export type PaymentOutcome = NonNullable<NonNullable<RecordPaymentMutation['recordPayment']>['processed']>[number]
export type PaymentDialogProps = ActionDialogProps<InvoiceAction, InvoiceTarget, InvoiceActionInput, InvoiceOutcome>
