import { PaymentDialog } from './PaymentDialog.tsx'
import type { PaymentDialogProps } from './payment.ts'
import { SendDialog } from './SendDialog.tsx'

/** What asks before something is done to an invoice. */
export const InvoiceDialog = (props: PaymentDialogProps) =>
  props.request.name === 'SEND' ? <SendDialog {...props} /> : <PaymentDialog {...props} />
