import { ConfirmDialog } from '../../../../components/actions/dialogs/ConfirmDialog.tsx'
import type { InvoiceDialogProps } from './invoiceTarget.ts'
import { SendDialog } from './SendDialog.tsx'

/** What asks before something is done to an invoice. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const Dialog = props.request.name === 'VOID' ? ConfirmDialog : SendDialog
  return <Dialog {...props} />
}
