import { useFormContext, useWatch } from 'react-hook-form'
import { useFormat } from '../../../shared/format/useFormat.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { useFormTotals } from './useFormTotals.ts'
import { useSeesPrices } from './useSeesPrices.ts'
import classes from './Money.module.css'

/** Subtotal, discount, each tax and the total of the form as it stands. */
export function TotalsPanel() {
  const { money } = useFormat()
  const { control } = useFormContext<JobFormValues>()
  const [discountType, discountValue] = useWatch({ control, name: ['discountType', 'discountValue'] })
  const { totals, currencyCode } = useFormTotals()
  const hasPrices = useSeesPrices()
  if (!hasPrices) return null
  const discountLabel = discountType === 0 && discountValue ? `Discount (${discountValue} %)` : 'Discount'
  const rows: [label: string, amount: number][] = [
    ['Subtotal', totals.subtotal],
    ...(totals.discount_total > 0 ? [[discountLabel, -totals.discount_total] as [string, number]] : []),
    ...totals.taxes.map(({ name, rate, amount }): [string, number] => [`${name} (${rate} %)`, amount]),
  ]
  return (
    <dl className={classes.sums} aria-label="Sums">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount, currencyCode)}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>Total</dt>
        <dd>{money(totals.total, currencyCode)}</dd>
      </div>
    </dl>
  )
}

/** The total alone, where there is no room for more. */
export function TotalLine() {
  const { money } = useFormat()
  const { totals, currencyCode } = useFormTotals()
  const hasPrices = useSeesPrices()
  if (!hasPrices) return <span />
  return (
    <div className={classes.totalLine}>
      <span className={classes.soft}>Total</span>
      <span className={classes.totalAmount}>{money(totals.total, currencyCode)}</span>
    </div>
  )
}
