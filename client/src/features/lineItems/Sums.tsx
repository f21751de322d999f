import { useFormat } from '../../lib/format/useFormat.ts'
import type { Sold, Discounted } from './sold.ts'
import { seriesLabel, totalLabel } from './sumLabels.ts'
import classes from './LineItems.module.css'

const hasDiscount = ({ discountTotal }: Discounted): boolean => (discountTotal ?? 0) > 0

const bases = { GROSS: ' of subtotal', NET: ' of subtotal plus tax' } as const

/** Base of a percentage discount: "10% of the amount plus tax"; null for an amount. */
export function discountNote(sums: Discounted): string | null {
  const { discountType, discountValue, discountBasis } = sums
  if (!hasDiscount(sums) || discountType !== 'PERCENTAGE' || discountValue === null) return null
  return `${discountValue}%${discountBasis ? bases[discountBasis] : ''}`
}

/** Amount or percentage of a discount without a returned sum; null if there is no discount, its type is missing, or the sum is returned. */
export function discountOf({ discountType, discountValue, discountTotal }: Discounted): number | string | null {
  if (discountTotal !== null || !discountValue || discountType === null) return null
  return discountType === 'PERCENTAGE' ? `${discountValue}%` : discountValue
}

/** Whether tax applies before the discount; null without a discount, or if not returned. */
export function taxNote(sums: Discounted): string | null {
  if (!hasDiscount(sums) || sums.taxBasis === null) return null
  return sums.taxBasis === 'NET' ? 'tax after discount' : 'tax before discount'
}

interface SumRow {
  readonly key: string
  readonly label: string
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

/** Subtotal, discount and taxes as returned; missing ones are omitted. */
export function sumRows(sold: Sold): SumRow[] {
  const { subtotal, discountTotal } = sold
  const rows: Draft[] = [
    { key: 'subtotal', label: 'Subtotal', note: null, amount: subtotal },
    { key: 'discount', label: 'Discount', note: discountNote(sold), amount: discountTotal ? -discountTotal : null },
    ...taxRows(sold),
  ]
  return rows.flatMap(({ amount, ...row }) => (amount === null ? [] : [{ ...row, amount }]))
}

export function Sums({ of }: { readonly of: Sold }) {
  const { money } = useFormat()
  const { total, seriesTotal, currencyCode } = of
  const rows = sumRows(of)
  const discount = discountOf(of)
  if (rows.length === 0 && total === null && discount === null) return null
  const basis = taxNote(of)
  return (
    <dl className={classes.sums}>
      {rows.map(({ key, label, note, amount }) => (
        <div key={key}>
          <dt>
            {label}
            {note && <span className={classes.note}> ({note})</span>}
          </dt>
          <dd>{money(amount, currencyCode)}</dd>
        </div>
      ))}
      {discount !== null && (
        <div>
          <dt>Discount</dt>
          <dd>{typeof discount === 'number' ? money(-discount, currencyCode) : discount}</dd>
        </div>
      )}
      {total !== null && (
        <div className={classes.total}>
          <dt>
            {totalLabel(1, of.billing === 'EACH_VISIT')}
            {basis && <span className={classes.basis}> ({basis})</span>}
          </dt>
          <dd>{money(total, currencyCode)}</dd>
        </div>
      )}
      {typeof seriesTotal === 'number' && of.billing === 'EACH_VISIT' && (
        <div>
          <dt>{seriesLabel(of.seriesVisits ?? null)}</dt>
          <dd>{money(seriesTotal, currencyCode)}</dd>
        </div>
      )}
    </dl>
  )
}
