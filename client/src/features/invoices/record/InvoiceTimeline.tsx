import { paymentMethod } from '@callout/contracts/invoices/codes'
import { Section } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { type Format, useFormat } from '../../../lib/format/useFormat.ts'
import { byName } from '../../../lib/session/onSite.ts'
import type { Invoice } from './InvoiceFacts.tsx'

interface Entry {
  readonly key: string
  readonly title: string
  /** Unix seconds. */
  readonly at: number
  readonly text: string
}
type Payment = NonNullable<Invoice['payments']>[number]

/** A payment (99) and its receipt (100), labelled as in spec §4. */
function entriesOf(
  { id, paidAt, amount, paymentMethod: method, receiptNumber, batchReceiptNumber, receivedBy }: Payment,
  code: string | null,
  { money }: Format,
): Entry[] {
  if (paidAt === null) return []
  const texts = [amount !== null && money(amount, code), method && paymentMethod[method].label, byName(receivedBy)]
  const receipts = [receiptNumber, batchReceiptNumber && `part of ${batchReceiptNumber}`].filter(Boolean).join(', ')
  const paid = { key: `${id}/99`, title: 'Payment Processed', at: paidAt, text: texts.filter(Boolean).join(' · ') }
  return receipts === '' ? [paid] : [paid, { key: `${id}/100`, title: 'Receipt Generated', at: paidAt, text: receipts }]
}

const entry = (title: string, at: number | null, text = ''): Entry[] => (at === null ? [] : [{ key: title, title, at, text }])

export function InvoiceTimeline({ invoice }: { readonly invoice: Invoice }) {
  const format = useFormat()
  const { createdAt, sentAt, voidedAt, payments, currencyCode, billTo, dueDate } = invoice
  const entries = [
    ...entry('Invoice Created', createdAt, dueDate === null ? '' : `Due ${format.day(dueDate)}`),
    ...entry('Sent', sentAt, billTo?.name ? `To ${billTo.name}` : ''),
    ...(payments ?? []).flatMap((payment) => entriesOf(payment, currencyCode, format)),
    ...entry('Voided', voidedAt, 'No longer counts in any total'),
  ]
  // Entries of the same second: the later one comes first.
  const latestFirst = entries.toReversed().toSorted((a, b) => b.at - a.at)
  return (
    <Section title="Timeline">
      <RecordRows rows={latestFirst} none="No history available">
        {({ key, title, at, text }) => (
          <RecordRow key={key} title={title} marks={<time>{format.dateTime(at)}</time>}>
            {text}
          </RecordRow>
        )}
      </RecordRows>
    </Section>
  )
}
