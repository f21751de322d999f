import { useFormat } from '../../../shared/format/useFormat.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { discountLabel, totalLabel } from '../money/sumLabels.ts'
import type { ChangePreview } from './useUpdateJob.ts'
import classes from './Editing.module.css'

interface TotalsChangeProps {
  readonly preview: ChangePreview
  readonly base: JobFormValues
  readonly values: JobFormValues
  /** Of the job. */
  readonly hasSeveralVisits: boolean
}

/** The sums that the change makes others, before and after, with the difference; that none changes is said in a line. */
export function TotalsChange({ preview, base, values, hasSeveralVisits }: TotalsChangeProps) {
  const { money } = useFormat()
  const { totalsBefore: before, totalsAfter: after } = preview
  if (!before || !after) return null
  const total = totalLabel(hasSeveralVisits ? null : 1)
  // A rate that changes is told among the fields.
  const [discountBefore, discountAfter] = [discountLabel(base), discountLabel(values)]
  const discount = discountBefore === discountAfter ? discountAfter : 'Discount'
  const sums: [label: string, was: number, is: number][] = [
    ['Subtotal', before.subtotal, after.subtotal],
    [discount, 0 - before.discountTotal, 0 - after.discountTotal],
    ['Tax', before.taxTotal, after.taxTotal],
    [total, before.total, after.total],
  ]
  const rows = sums.filter(([, was, is]) => was !== is)
  if (rows.length === 0)
    return (
      <p className={classes.soft}>
        {total} stays {money(after.total, after.currencyCode)}
      </p>
    )
  const written = (amount: number): string => money(amount, after.currencyCode)
  const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${written(cents / 100)}`
  return (
    <table className={classes.totals}>
      <thead>
        <tr>
          <th scope="col">Sums</th>
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
