import { paymentMethod } from '@callout/contracts/invoices/codes'
import { Section } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { byName } from '../../../lib/session/onSite.ts'
import { PaperButton } from '../papers/PaperButton.tsx'
import type { Invoice } from './InvoiceFacts.tsx'

type Payment = NonNullable<Invoice['payments']>[number]

/** Identifying details: "Cheque 417, First National, Joliet · May". */
function detailsOf({ chequeNumber, bankName, bankBranch, cardholderName, reference, email }: Payment): string {
  const paper = [chequeNumber && `No. ${chequeNumber}`, bankName, bankBranch, cardholderName].filter(Boolean).join(', ')
  return [paper, reference, email].filter(Boolean).join(' · ')
}

const Receipts = ({ id, of: { receiptNumber, batchReceiptNumber } }: { readonly id: string; readonly of: Payment }) => (
  <>
    {batchReceiptNumber && (
      <PaperButton label={batchReceiptNumber} of="download receipt for the whole payment" id={id} receiptNumber={batchReceiptNumber} />
    )}
    {receiptNumber && <PaperButton label={receiptNumber} of="download receipt" id={id} receiptNumber={receiptNumber} />}
  </>
)

export function PaymentList({ invoice: { id, payments, currencyCode } }: { readonly invoice: Invoice }) {
  const { money, dayOf } = useFormat()
  const getTitle = ({ paymentMethod: method, amount }: Payment): string =>
    [amount !== null && money(amount, currencyCode), method && paymentMethod[method].label].filter(Boolean).join(' · ') || 'Payment'
  return (
    <Section title="Payments">
      <RecordRows rows={payments} none="No payments yet">
        {(payment) => (
          <RecordRow key={payment.id} title={getTitle(payment)} marks={<Receipts id={id} of={payment} />}>
            {[payment.paidAt !== null && dayOf(payment.paidAt), byName(payment.receivedBy), detailsOf(payment)].filter(Boolean).join(' · ')}
          </RecordRow>
        )}
      </RecordRows>
    </Section>
  )
}
