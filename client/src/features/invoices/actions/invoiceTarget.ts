import type { ActionDialogProps } from '../../../kit/actions/defineActions.ts'
import type { InvoiceNowQuery } from './invoiceActions.generated.ts'
import type { InvoiceAction } from './invoiceActionSet.ts'
import type { MessageAnswers } from './message.ts'

/** An invoice as it is now. */
export type InvoiceTarget = InvoiceNowQuery['invoice'] & { readonly name: string }
export interface InvoiceActionInput {
  readonly message: MessageAnswers
}
/** `to`: of a message, whom it went to. */
export interface InvoiceOutcome {
  readonly to?: string
}
export type InvoiceDialogProps = ActionDialogProps<InvoiceAction, InvoiceTarget, InvoiceActionInput, InvoiceOutcome>
