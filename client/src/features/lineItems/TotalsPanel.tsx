import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../lib/format/useFormat.ts'
import type { LinesName, MoneyValues } from './moneyValues.ts'
import { totalLabel, type Discount, discountLabel, rateLabel, seriesLabel } from './sumLabels.ts'
import { type Series, seriesAt, useBilling } from './useBilling.ts'
import { useSeesPrices } from './useSeesPrices.ts'
import classes from './Money.module.css'
import { useFormTotals } from './formTotals.ts'

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
  readonly visits: number | null
  readonly isEach: boolean
  readonly series: Series | null
}

/** Subtotal, discount, taxes and total, computed by the form or returned by the backend. */
function SumList({ sums, currencyCode, discount, visits, isEach, series }: SumListProps) {
  const { money } = useFormat()
  const { subtotal, discountTotal, taxes, total } = sums
  const rows: readonly (readonly [label: string, amount: number])[] = [
    ['Subtotal', subtotal],
    ...(discountTotal > 0 ? [[discountLabel(discount), -discountTotal] as const] : []),
    ...taxes.map(({ name, rate, amount }) => [rateLabel(name ?? 'Tax', rate), amount ?? 0] as const),
  ]
  return (
    <dl className={`stack ${classes.sums}`} aria-label="Totals">
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

interface TotalsPanelProps {
  /** Default: the job's line items. */
  readonly name?: LinesName
  /** Series total for a visit's total, if the form alone can't compute it; null: unknown. */
  readonly seriesOf?: (total: number) => Series | null
}

export function TotalsPanel({ name = 'lineItems', seriesOf }: TotalsPanelProps) {
  const { control } = useFormContext<MoneyValues>()
  const [discountType, discountValue] = useWatch({ control, name: ['discountType', 'discountValue'] })
  const { totals, currencyCode } = useFormTotals(name)
  const { visits, isEach } = useBilling()
  const hasPrices = useSeesPrices()
  if (!hasPrices) return null
  const { discount_total: discountTotal, ...sums } = totals
  const series = seriesOf ? seriesOf(totals.total) : seriesAt(totals.total, visits)
  return (
    <SumList
      sums={{ ...sums, discountTotal }}
      currencyCode={currencyCode}
      discount={{ discountType, discountValue }}
      visits={visits}
      isEach={isEach}
      series={isEach ? series : null}
    />
  )
}

export function TotalLine() {
  const { money } = useFormat()
  const { totals, currencyCode } = useFormTotals()
  const { visits, isEach } = useBilling()
  const hasPrices = useSeesPrices()
  if (!hasPrices) return <span />
  return (
    <div className="stack">
      <span className={classes.soft}>{totalLabel(visits, isEach)}</span>
      <span className={classes.totalAmount}>{money(totals.total, currencyCode)}</span>
    </div>
  )
}
