import type { SendAttachmentInput } from '../../../parts/messages/messages.generated.ts'
import type { HeldPayment } from './heldPayment.ts'
import type { Recorded } from './heldState.ts'

/** A receipt by its number, and an invoice that has it. */
export interface ReceiptOf {
  readonly invoiceId: string
  readonly receiptNumber: string
}

/** The receipt of the whole payment; of one invoice it is that of the invoice. */
export function receiptIn(recorded: Recorded['recorded']): ReceiptOf | null {
  const [first] = recorded?.processed ?? []
  const receiptNumber = recorded?.receiptNumber ?? first?.receiptNumber
  return first && receiptNumber ? { invoiceId: first.invoiceId, receiptNumber } : null
}

/** The mail that follows the payment; null: none is wanted, or nobody tells of a receipt. */
export function receiptMail({ receipt }: HeldPayment, of: ReceiptOf | null): SendAttachmentInput | null {
  if (!receipt || !of) return null
  const { to, ...message } = receipt
  return { attachmentType: 'RECEIPT', ...of, to: [to], ...message }
}
