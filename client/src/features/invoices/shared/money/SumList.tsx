import { useFormat } from '../../../../lib/format/useFormat.ts'
import { type Discount, discountLabel, rateLabel, seriesLabel, totalLabel } from './sumLabels.ts'
import type { Series } from './useBilling.ts'
import classes from './Money.module.css'

interface Sums {
  readonly subtotal: number
  readonly discountTotal: number
  readonly taxes: readonly { readonly name: string | null; readonly rate: number | null; readonly amount: number | null }[]
  readonly total: number
}

interface SumListProps {
  readonly sums: Sums
  readonly currencyCode: string | null
  readonly discount: Discount
  /** What the total is of (`totalLabel`). */
  readonly visits: number | null
  readonly isEach: boolean
  /** null: nobody can say. */
  readonly series: Series | null
}

/** Subtotal, discount, each tax and the total, as the form works them out or as the backend counts them. */
export function SumList({ sums, currencyCode, discount, visits, isEach, series }: SumListProps) {
  const { money } = useFormat()
  const { subtotal, discountTotal, taxes, total } = sums
  const rows: readonly (readonly [label: string, amount: number])[] = [
    ['Subtotal', subtotal],
    ...(discountTotal > 0 ? [[discountLabel(discount), -discountTotal] as const] : []),
    ...taxes.map(({ name, rate, amount }) => [rateLabel(name ?? 'Tax', rate), amount ?? 0] as const),
  ]
  return (
    <dl className={classes.sums} aria-label="Totals">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount, currencyCode)}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{totalLabel(visits, isEach)}</dt>
        <dd>{money(total, currencyCode)}</dd>
      </div>
      {series && (
        <div>
          <dt>{seriesLabel(series.visits)}</dt>
          <dd>{money(series.total, currencyCode)}</dd>
        </div>
      )}
    </dl>
  )
}
