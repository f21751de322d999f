import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../shared/format/useFormat.ts'
import type { MoneyValues } from './moneyValues.ts'
import { totalLabel } from './sumLabels.ts'
import { SumList } from './SumList.tsx'
import { useFormTotals } from './useFormTotals.ts'
import { useSeesPrices } from './useSeesPrices.ts'
import { useVisitsOfTotal } from './useVisitsOfTotal.ts'
import classes from './Money.module.css'

/** Subtotal, discount, each tax and the total of the form as it stands. */
export function TotalsPanel() {
  const { control } = useFormContext<MoneyValues>()
  const [discountType, discountValue] = useWatch({ control, name: ['discountType', 'discountValue'] })
  const { totals, currencyCode } = useFormTotals()
  const visits = useVisitsOfTotal()
  const hasPrices = useSeesPrices()
  if (!hasPrices) return null
  const { discount_total: discountTotal, ...sums } = totals
  return (
    <SumList sums={{ ...sums, discountTotal }} currencyCode={currencyCode} discount={{ discountType, discountValue }} visits={visits} />
  )
}

/** The total alone, where there is no room for more. */
export function TotalLine() {
  const { money } = useFormat()
  const { totals, currencyCode } = useFormTotals()
  const label = totalLabel(useVisitsOfTotal())
  const hasPrices = useSeesPrices()
  if (!hasPrices) return <span />
  return (
    <div className={classes.totalLine}>
      <span className={classes.soft}>{label}</span>
      <span className={classes.totalAmount}>{money(totals.total, currencyCode)}</span>
    </div>
  )
}
