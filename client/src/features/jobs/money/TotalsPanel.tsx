import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { signedMoney } from '../detail/moneyWords.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { discountLabel, rateLabel, totalLabel } from './sumLabels.ts'
import { useFormTotals } from './useFormTotals.ts'
import { useSeesPrices } from './useSeesPrices.ts'
import { useVisitsOfTotal } from './useVisitsOfTotal.ts'
import classes from './Money.module.css'

/** Subtotal, discount, each tax and the total of the form as it stands. */
export function TotalsPanel() {
  const { money } = useFormat()
  const { control } = useFormContext<JobFormValues>()
  const [discountType, discountValue] = useWatch({ control, name: ['discountType', 'discountValue'] })
  const { totals, currencyCode } = useFormTotals()
  const label = totalLabel(useVisitsOfTotal())
  const hasPrices = useSeesPrices()
  if (!hasPrices) return null
  const rows: [label: string, amount: number][] = [
    ['Subtotal', totals.subtotal],
    ...(totals.discount_total > 0 ? [[discountLabel({ discountType, discountValue }), -totals.discount_total] as [string, number]] : []),
    ...totals.taxes.map(({ name, rate, amount }): [string, number] => [rateLabel(name, rate), amount]),
  ]
  return (
    <dl className={classes.sums} aria-label="Sums">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{signedMoney(amount, (size) => money(size, currencyCode))}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{label}</dt>
        <dd>{money(totals.total, currencyCode)}</dd>
      </div>
    </dl>
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
