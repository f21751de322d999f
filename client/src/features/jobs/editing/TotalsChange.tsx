import { useFormat } from '../../../shared/format/useFormat.ts'
import type { ChangePreview } from './useUpdateJob.ts'
import classes from './Editing.module.css'

/** What the job comes to before and after, and the difference. */
export function TotalsChange({ preview }: { readonly preview: ChangePreview }) {
  const { money } = useFormat()
  const { totalsBefore: before, totalsAfter: after } = preview
  if (!before || !after) return null
  const hasDiscount = before.discountTotal > 0 || after.discountTotal > 0
  const rows: [label: string, was: number, is: number][] = [
    ['Subtotal', before.subtotal, after.subtotal],
    ...(hasDiscount ? [['Discount', 0 - before.discountTotal, 0 - after.discountTotal] as [string, number, number]] : []),
    ['Tax', before.taxTotal, after.taxTotal],
    ['Total', before.total, after.total],
  ]
  const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${money(cents / 100, after.currencyCode)}`
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
          <tr key={label} data-total={label === 'Total' || undefined}>
            <th scope="row">{label}</th>
            <td>{money(was, before.currencyCode)}</td>
            <td>{money(is, after.currencyCode)}</td>
            <td>{was === is ? '–' : signed(Math.round(is * 100) - Math.round(was * 100))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
