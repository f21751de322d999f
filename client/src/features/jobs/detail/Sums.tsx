import { useFormat } from '../../../shared/format/useFormat.ts'
import type { Job } from './JobDetail.tsx'
import classes from './LineItems.module.css'

const discountLabel = ({ discountType, discountValue }: Job): string =>
  discountType === 'PERCENTAGE' && discountValue !== null ? `Discount (${discountValue} %)` : 'Discount'

/** Subtotal, discount, each tax, total: as the backend computed them. */
export function Sums({ job }: { readonly job: Job }) {
  const { money } = useFormat()
  const { subtotal, discountTotal, taxes, taxTotal, total, currencyCode } = job
  const taxRows = taxes?.length
    ? taxes.map(({ name, rate, amount }) => [`${name ?? 'Tax'}${rate === null ? '' : ` (${rate} %)`}`, amount] as const)
    : [['Tax', taxTotal] as const]
  const rows = [['Subtotal', subtotal] as const, [discountLabel(job), discountTotal ? -discountTotal : null] as const, ...taxRows].flatMap(
    ([label, amount]) => (amount === null ? [] : [{ label, amount }]),
  )
  return (
    <dl className={classes.sums}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount, currencyCode)}</dd>
        </div>
      ))}
      {total !== null && (
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>{money(total, currencyCode)}</dd>
        </div>
      )}
    </dl>
  )
}
