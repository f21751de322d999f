import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../../lib/format/useFormat.ts'
import type { MoneyValues } from './moneyValues.ts'
import { totalLabel } from './sumLabels.ts'
import { SumList } from './SumList.tsx'
import { type Series, seriesAt, useBilling } from './useBilling.ts'
import { useFormTotals } from './useFormTotals.ts'
import { useSeesPrices } from './useSeesPrices.ts'
import classes from './Money.module.css'

interface TotalsPanelProps {
  /** What the series would come to at that total of a visit, where the form alone does not say; null: nobody can say. */
  readonly seriesOf?: (total: number) => Series | null
}

/** Subtotal, discount, each tax and the total of the form as it stands. */
export function TotalsPanel({ seriesOf }: TotalsPanelProps) {
  const { control } = useFormContext<MoneyValues>()
  const [discountType, discountValue] = useWatch({ control, name: ['discountType', 'discountValue'] })
  const { totals, currencyCode } = useFormTotals()
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

/** The total alone, where there is no room for more. */
export function TotalLine() {
  const { money } = useFormat()
  const { totals, currencyCode } = useFormTotals()
  const { visits, isEach } = useBilling()
  const hasPrices = useSeesPrices()
  if (!hasPrices) return <span />
  return (
    <div className={classes.totalLine}>
      <span className={classes.soft}>{totalLabel(visits, isEach)}</span>
      <span className={classes.totalAmount}>{money(totals.total, currencyCode)}</span>
    </div>
  )
}
