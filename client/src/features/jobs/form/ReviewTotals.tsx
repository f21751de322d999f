import { useFormat } from '../../../shared/format/useFormat.ts'
import { signedMoney } from '../detail/moneyWords.ts'
import { discountLabel, rateLabel, totalLabel } from '../money/sumLabels.ts'
import type { JobFormValues } from './jobFormValues.ts'
import type { JobPreview } from './sendJob.ts'
import classes from './JobForm.module.css'

interface ReviewTotalsProps {
  readonly totals: NonNullable<JobPreview['totals']>
  readonly visits: number
  /** What the sums are of. */
  readonly values: JobFormValues
}

/** The sums of the job, as the backend counts them. */
export function ReviewTotals({ totals, visits, values }: ReviewTotalsProps) {
  const { money } = useFormat()
  const { subtotal, discountTotal, taxes, total, currencyCode } = totals
  const rows: [label: string, amount: number][] = [
    ['Subtotal', subtotal],
    ...(discountTotal > 0 ? ([[discountLabel(values), -discountTotal]] as [string, number][]) : []),
    ...taxes.map(({ name, rate, amount }): [string, number] => [rateLabel(name ?? 'Tax', rate), amount ?? 0]),
  ]
  return (
    <dl className={classes.sums} aria-label="Sums">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{signedMoney(amount, (size) => money(size, currencyCode))}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{totalLabel(visits)}</dt>
        <dd>{money(total, currencyCode)}</dd>
      </div>
    </dl>
  )
}
