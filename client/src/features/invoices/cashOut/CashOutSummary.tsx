import { numberOrZero } from '../../../lib/format/readNumber.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PartProps } from '../../../components/form/formTypes.ts'
import type { CashOutForm, CashOutValues } from './cashOutValues.ts'
import { allocatePayment } from './allocatePayment.ts'
import classes from './CashOut.module.css'

function useAllocation({ context: { invoices } }: PartProps<CashOutForm>['page']) {
  const { control } = useFormContext<CashOutValues>()
  const [rule, amount, parts] = useWatch({ control, name: ['rule', 'amount', 'parts'] })
  return { ...allocatePayment({ rule, amount, parts }, invoices), amount, currency: invoices[0]?.currencyCode ?? null }
}

export function CashOutBar({ page }: PartProps<CashOutForm>) {
  const { money } = page.context.format
  const { openAfter, left, currency } = useAllocation(page)
  return (
    <div className={`stack ${classes.short}`} data-left={left !== 0 || undefined}>
      <span className="hint">{left === 0 ? 'Balance after payment' : left > 0 ? 'Not applied' : 'Applied too much'}</span>
      <b>{money(left === 0 ? openAfter : Math.abs(left), currency)}</b>
    </div>
  )
}

export function CashOutSummary({ page }: PartProps<CashOutForm>) {
  const { format } = page.context
  const { open, openAfter, left, amount, currency } = useAllocation(page)
  const rows: readonly (readonly [label: string, amount: number])[] = [
    ['Balance', open],
    ['This payment', numberOrZero(amount)],
  ]
  return (
    <dl className={`stack ${classes.sums}`} aria-label="Payment summary">
      {rows.map(([label, sum]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.money(sum, currency)}</dd>
        </div>
      ))}
      {left !== 0 && (
        <div className={classes.left}>
          <dt>{left > 0 ? 'Not applied' : 'Applied too much'}</dt>
          <dd>{format.money(Math.abs(left), currency)}</dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>Balance after payment</dt>
        <dd>{format.money(openAfter, currency)}</dd>
      </div>
    </dl>
  )
}
