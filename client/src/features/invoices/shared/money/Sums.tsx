import { useFormat } from '../../../../lib/format/useFormat.ts'
import type { Sold } from './sold.ts'
import { seriesLabel, totalLabel } from './sumLabels.ts'
import { sumRows, discountOf, taxNote } from './sumRows.ts'
import classes from './LineItems.module.css'

/** What was sold comes to, and how each sum was computed. */
export function Sums({ of }: { readonly of: Sold }) {
  const { money } = useFormat()
  const { total, seriesTotal, currencyCode } = of
  const rows = sumRows(of)
  const discount = discountOf(of)
  if (rows.length === 0 && total === null && discount === null) return null
  const basis = taxNote(of)
  return (
    <dl className={classes.sums}>
      {rows.map(({ key, label, note, amount }) => (
        <div key={key}>
          <dt>
            {label}
            {note && <span className={classes.note}> ({note})</span>}
          </dt>
          <dd>{money(amount, currencyCode)}</dd>
        </div>
      ))}
      {discount !== null && (
        <div>
          <dt>Discount</dt>
          <dd>{typeof discount === 'number' ? money(-discount, currencyCode) : discount}</dd>
        </div>
      )}
      {total !== null && (
        <div className={classes.total}>
          <dt>
            {totalLabel(1, of.billing === 'EACH_VISIT')}
            {basis && <span className={classes.basis}> ({basis})</span>}
          </dt>
          <dd>{money(total, currencyCode)}</dd>
        </div>
      )}
      {typeof seriesTotal === 'number' && of.billing === 'EACH_VISIT' && (
        <div>
          <dt>{seriesLabel(of.seriesVisits ?? null)}</dt>
          <dd>{money(seriesTotal, currencyCode)}</dd>
        </div>
      )}
    </dl>
  )
}
