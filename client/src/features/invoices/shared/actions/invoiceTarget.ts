import type { ActionDialogProps } from '../../../../components/actions/defineActions.ts'
import type { InvoiceNowQuery } from './invoiceActions.generated.ts'
import type { InvoiceAction } from './invoiceActionSet.ts'
import type { DeliveryFragment } from '../../../notifications/shared/recipient.generated.ts'
import type { MessageAnswers } from './message.ts'
import type { Wording } from './paperWords.ts'

/** An invoice as it is now. `words`: of the mail with it; left out where none is sent. */
export type InvoiceTarget = InvoiceNowQuery['invoice'] & { readonly name: string; readonly words?: Wording }
export interface InvoiceActionInput {
  readonly message: MessageAnswers
}
/** `to`: of a message, whom it went to. */
export interface InvoiceOutcome {
  readonly to?: string
  /** Those that went along; null: not reported. */
  readonly textMessages?: readonly DeliveryFragment[] | null
}
export type InvoiceDialogProps = ActionDialogProps<InvoiceAction, InvoiceTarget, InvoiceActionInput, InvoiceOutcome>
