import { useFormat } from '../../../lib/format/useFormat.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { discountLabel, seriesLabel, totalLabel } from '../../lineItems/sumLabels.ts'
import { useSeesPrices } from '../../lineItems/useSeesPrices.ts'
import type { Reach } from '../form/jobForm.ts'
import type { ChangePreview } from './changePreview.ts'
import { seriesAfter } from './seriesChange.ts'
import type { EditedJob } from './editedJob.ts'
import classes from './Editing.module.css'
import { billingOf } from '../../lineItems/moneyValues.ts'
import { useFormTotals } from '../../lineItems/formTotals.ts'

interface TotalsChangeProps {
  readonly job: EditedJob
  readonly base: JobFormValues
  readonly values: JobFormValues
  readonly hasSeveralVisits: boolean
  readonly reach: Reach
  readonly plan: ChangePreview['plan']
}

export function TotalsChange({ job: before, base, values, hasSeveralVisits, reach, plan }: TotalsChangeProps) {
  const { money } = useFormat()
  const { totals: after, currencyCode } = useFormTotals()
  const hasPrices = useSeesPrices()
  if (!hasPrices || before.total === null) return null
  const written = (amount: number): string => money(amount, before.currencyCode ?? currencyCode)
  const isEach = billingOf(values) === 'EACH_VISIT' && (hasSeveralVisits || values.isRecurring)
  const total = isEach && reach.scope === 'THIS' ? 'Total of this visit' : totalLabel(hasSeveralVisits ? null : 1, isEach)
  const series = isEach ? seriesAfter(before, { reach, base, values, total: after.total, plan }) : null
  // A changed rate is listed among the fields.
  const [discountBefore, discountAfter] = [discountLabel(base), discountLabel(values)]
  const discount = discountBefore === discountAfter ? discountAfter : 'Discount'
  const sums: [label: string, was: number | null, is: number][] = [
    ['Subtotal', before.subtotal, after.subtotal],
    [discount, before.discountTotal === null ? null : 0 - before.discountTotal, 0 - after.discount_total],
    ['Tax', before.taxTotal, after.tax_total],
    [total, before.total, after.total],
    ...(series ? [[seriesLabel(null), before.seriesTotal, series.total] as [string, number | null, number]] : []),
  ]
  const rows = sums.flatMap(([label, was, is]) => (was === null || was === is ? [] : [[label, was, is] as const]))
  if (rows.length === 0)
    return (
      <p className="hint flush">
        {total} unchanged: {written(after.total)}
        {series && `, ${seriesLabel(series.visits).toLowerCase()} ${written(series.total)}`}
      </p>
    )
  const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${written(cents / 100)}`
  return (
    <table className={classes.totals}>
      <thead>
        <tr>
          <th scope="col">Totals</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, was, is]) => (
          <tr key={label} data-total={label === total || undefined}>
            <th scope="row">{label}</th>
            <td>{written(was)}</td>
            <td>{written(is)}</td>
            <td>{signed(Math.round(is * 100) - Math.round(was * 100))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
