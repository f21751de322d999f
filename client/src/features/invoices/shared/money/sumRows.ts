import { discountNote } from './moneyWords.ts'
import type { Sold } from './sold.ts'

interface SumRow {
  readonly key: string
  readonly label: string
  /** How it was computed. */
  readonly note: string | null
  readonly amount: number
}

type Draft = Omit<SumRow, 'amount'> & { readonly amount: number | null }

function taxRows({ taxes, taxTotal }: Sold): Draft[] {
  if (!taxes?.length) return [{ key: 'tax', label: 'Tax', note: null, amount: taxTotal }]
  return taxes.map(({ taxId, name, rate, amount }) => {
    return { key: `tax ${taxId}`, label: name ?? 'Tax', note: rate === null ? null : `${rate}%`, amount }
  })
}

/** Subtotal, discount and each tax as the backend computed them; what it does not say is left out. */
export function sumRows(sold: Sold): SumRow[] {
  const { subtotal, discountTotal } = sold
  const rows: Draft[] = [
    { key: 'subtotal', label: 'Subtotal', note: null, amount: subtotal },
    { key: 'discount', label: 'Discount', note: discountNote(sold), amount: discountTotal ? -discountTotal : null },
    ...taxRows(sold),
  ]
  return rows.flatMap(({ amount, ...row }) => (amount === null ? [] : [{ ...row, amount }]))
}
