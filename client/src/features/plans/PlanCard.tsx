import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { isOwnPlan, perWords, pointsOf, priceOf, type PublicPlan, savingOf } from './shared/planWords.ts'
import classes from './plans.module.css'
import { isRunning, stateOf, type Subscription } from './shared/subscription.ts'

interface PlanCardProps {
  readonly plan: PublicPlan
  readonly plans: readonly PublicPlan[]
  readonly subscription: Subscription
  /** When it is chosen. Missing for those who do not decide. */
  readonly onChoose: (() => void) | undefined
}

export function PlanCard({ plan, plans, subscription, onChoose }: PlanCardProps) {
  const price = priceOf(plan)
  const saving = savingOf(plan, plans)
  const current = isOwnPlan(plan, subscription)
  const isAdvised = plan.isPopular === true && !current && !(isRunning(subscription) && stateOf(subscription) === 'ACTIVE')
  return (
    <li className={classes.card} data-current={current || undefined}>
      <h3 className={classes.name}>
        {plan.name}
        {current && <span className={classes.mark}>Your plan</span>}
        {!current && plan.isPopular && <span className={classes.mark}>Popular</span>}
      </h3>
      <p className={classes.price}>
        {price === null ? <strong>On request</strong> : <strong>{price}</strong>} {price !== null && perWords(plan)}
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
        <Button
          component={Link}
          to={paths.checkout(plan.id)}
          reloadDocument
          variant={isAdvised ? 'filled' : 'default'}
          fullWidth
          onClick={onChoose}
        >
          Choose {plan.name}
        </Button>
      )}
    </li>
  )
}
