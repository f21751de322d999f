import type { Format } from '../../../lib/format/useFormat.ts'
import type { InvoicesQuery } from './invoiceList.generated.ts'

export type Totals = NonNullable<InvoicesQuery['invoices']['totals']>

const summed = (count: number, amount: number | null, word: string, { money }: Format): string =>
  amount === null ? `${count.toLocaleString('en')} ${word}` : `${money(amount)} ${word}`

/** "$1,234.50 open · $300.00 overdue", or how many where amounts are not told. */
export function totalWords(totals: Totals, format: Format): string {
  const { unpaidCount, unpaidTotal, overdueCount, overdueTotal, paidCount, paidTotal } = totals
  return [
    unpaidCount !== null && summed(unpaidCount, unpaidTotal, 'open', format),
    overdueCount !== null && overdueCount > 0 && summed(overdueCount, overdueTotal, 'overdue', format),
    paidCount !== null && paidCount > 0 && summed(paidCount, paidTotal, 'paid', format),
  ]
    .filter(Boolean)
    .join(' · ')
}
