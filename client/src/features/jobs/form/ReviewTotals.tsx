import { useFormat } from '../../../shared/format/useFormat.ts'
import type { JobPreviewQuery } from './jobForm.generated.ts'
import classes from './JobForm.module.css'

interface ReviewTotalsProps {
  readonly totals: NonNullable<JobPreviewQuery['jobPreview']['totals']>
  readonly visits: number
}

/** The sums of the job, as the backend counts them. */
export function ReviewTotals({ totals, visits }: ReviewTotalsProps) {
  const { money } = useFormat()
  const { subtotal, discountTotal, taxes, total, currencyCode } = totals
  const rows: [label: string, amount: number][] = [
    ['Subtotal', subtotal],
    ...(discountTotal > 0 ? ([['Discount', -discountTotal]] as [string, number][]) : []),
    ...taxes.map(({ name, rate, amount }): [string, number] => [
      [name ?? 'Tax', rate !== null && `${rate} %`].filter(Boolean).join(' '),
      amount ?? 0,
    ]),
  ]
  return (
    <dl className={classes.sums} aria-label="Sums">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount, currencyCode)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{visits > 1 ? 'Total of the job' : 'Total'}</dt>
        <dd>{money(total, currencyCode)}</dd>
      </div>
    </dl>
  )
}
