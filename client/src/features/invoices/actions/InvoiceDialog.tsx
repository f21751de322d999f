import { ConfirmDialog } from '../../../kit/actions/dialogs/ConfirmDialog.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import type { PaymentDialogProps } from './payment.ts'
import { SendDialog } from './SendDialog.tsx'

const dialogs = { PAY: PaymentDialog, SEND: SendDialog, VOID: ConfirmDialog } as const

/** What asks before something is done to an invoice. */
export function InvoiceDialog(props: PaymentDialogProps) {
  const Dialog = dialogs[props.request.name]
  return <Dialog {...props} />
}
