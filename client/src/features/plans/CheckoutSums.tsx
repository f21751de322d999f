import type { ChangeCost } from '@callout/contracts/plans/planChange'
import { useFormat } from '../../lib/format/useFormat.ts'
import classes from './billing.module.css'
import type { OwnPlanFragment } from './payment/plans.generated.ts'
import { planTitle } from './payment/planText.ts'

interface CheckoutSumsProps {
  readonly plan: OwnPlanFragment
  readonly cost: ChangeCost
  readonly renewsAt: number | null
}

export function CheckoutSums({ plan, cost, renewsAt }: CheckoutSumsProps) {
  const { money, dayOf } = useFormat()
  const { amount, currencyCode } = plan
  const off = amount === null ? 0 : Math.round(amount * 100 - cost.price * 100) / 100
  const rows: readonly (readonly [label: string, amount: number])[] = [
    [planTitle(plan), amount ?? cost.price],
    ...(off > 0 ? [['Coupon', -off] as const] : []),
    ...(cost.credit > 0 ? [['Credit from your current plan', -cost.credit] as const] : []),
  ]
  const when = renewsAt === null ? 'when the paid period ends' : `on ${dayOf(renewsAt)}`
  return (
    <section aria-label="What you pay" className={`box ${classes.sums}`}>
      {cost.takesEffect === 'now' ? (
        <dl>
          {rows.map(([label, sum]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(sum, currencyCode)}</dd>
            </div>
          ))}
          <div className={classes.due}>
            <dt>Due today</dt>
            <dd>{money(cost.due, currencyCode)}</dd>
          </div>
        </dl>
      ) : (
        <p>
          Nothing is due today. {planTitle(plan)}, begins {when}, for {money(cost.price, currencyCode)}. Until then you keep your current
          plan.
        </p>
      )}
    </section>
  )
}
