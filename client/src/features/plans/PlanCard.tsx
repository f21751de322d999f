import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { cycleOf, cycleWords, priceOf, savingOf, staffWords } from './planWords.ts'
import type { SubscriptionPlan } from './PlanList.tsx'
import classes from './plans.module.css'
import { isRunning, stateOf, type Subscription } from './subscription.ts'

interface PlanCardProps {
  readonly plan: SubscriptionPlan
  readonly plans: readonly SubscriptionPlan[]
  readonly subscription: Subscription
  /** Missing for those who do not decide. */
  readonly onChoose: (() => void) | undefined
}

const isCurrent = ({ sku }: SubscriptionPlan, subscription: Subscription): boolean =>
  sku !== null && sku === subscription.userPurchaseSku && stateOf(subscription) === 'ACTIVE'

const hasNumber = (text: string, number: number): boolean => text.split(/\D+/).includes(String(number))

/** What makes a plan worth its price; the number of staff first, unless a point names it already. */
function pointsOf(plan: SubscriptionPlan): readonly string[] {
  const { features, staffLimit } = plan
  const points = features ?? []
  const isNamed = staffLimit !== null && points.some((point) => hasNumber(point, staffLimit))
  return [...new Set(isNamed ? points : [staffWords(plan), ...points])]
}

export function PlanCard({ plan, plans, subscription, onChoose }: PlanCardProps) {
  const price = priceOf(plan)
  const saving = savingOf(plan, plans)
  const current = isCurrent(plan, subscription)
  const isAdvised = plan.isPopular === true && !current && !(isRunning(subscription) && stateOf(subscription) === 'ACTIVE')
  return (
    <li className={classes.card} data-current={current || undefined}>
      <h3 className={classes.name}>
        {plan.name}
        {current && <span className={classes.mark}>Your plan</span>}
        {!current && plan.isPopular && <span className={classes.mark}>Popular</span>}
      </h3>
      <p className={classes.price}>
        {price === null ? <strong>On request</strong> : <strong>{price}</strong>} {price !== null && cycleWords[cycleOf(plan)].per}
      </p>
      {saving !== null && <p className={classes.saving}>{saving}</p>}
      <ul className={classes.points}>
        {pointsOf(plan).map((point) => (
          <li key={point}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
      {onChoose && !current && (
        <Button variant={isAdvised ? 'filled' : 'default'} fullWidth onClick={onChoose}>
          Choose {plan.name}
        </Button>
      )}
    </li>
  )
}
