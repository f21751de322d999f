import { SegmentedControl, Button } from '@mantine/core'
import { messages } from '@callout/contracts/text/messages'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import {
  type Cycle,
  displayedCycle,
  cyclesOf,
  cycleLabels,
  listLabel,
  plansOf,
  type PublicPlan,
  isOwnPlan,
  perText,
  pointsOf,
  priceOf,
  savingOf,
} from './payment/planText.ts'
import { paths } from '../../lib/paths.ts'
import { ReadProblem } from '../../components/states/ErrorState.tsx'
import { rememberReturnPath } from './billing.ts'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import classes from './plans.module.css'
import { useCurrentPlansQuery } from './payment/plans.generated.ts'
import { type Subscription, isRunning, getState } from './payment/subscription.ts'
import { IconCheck } from '@tabler/icons-react'

interface PlanCardProps {
  readonly plan: PublicPlan
  readonly plans: readonly PublicPlan[]
  readonly subscription: Subscription
  /** undefined for users who can't choose a plan. */
  readonly onChoose: (() => void) | undefined
}

function PlanCard({ plan, plans, subscription, onChoose }: PlanCardProps) {
  const price = priceOf(plan)
  const saving = savingOf(plan, plans)
  const current = isOwnPlan(plan, subscription)
  const isAdvised = plan.isPopular === true && !current && !(isRunning(subscription) && getState(subscription) === 'ACTIVE')
  return (
    <li className={`stack box ${classes.card}`} data-current={current || undefined}>
      <h3 className={`row title ${classes.name}`}>
        {plan.name}
        {current && <span className={classes.mark}>Your plan</span>}
        {!current && plan.isPopular && <span className={classes.mark}>Popular</span>}
      </h3>
      <p className={classes.price}>
        {price === null ? <strong>On request</strong> : <strong>{price}</strong>} {price !== null && perText(plan)}
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

interface PlanListProps {
  readonly subscription: Subscription
  readonly mayChoose: boolean
  /** Where the user continues after payment. */
  readonly origin: string
}

/** Billing cycle from the URL; the return path stays in navigation state. */
function useCycle(plans: readonly PublicPlan[], subscription: Subscription): [Cycle | null, (cycle: Cycle) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const choose = (cycle: Cycle): void =>
    void navigate({ search: `?cycle=${cycle.toLowerCase()}` }, { replace: true, state, preventScrollReset: true })
  return [displayedCycle(plans, search.get('cycle'), subscription), choose]
}

export function PlanList({ subscription, mayChoose, origin }: PlanListProps) {
  const { data, error, refetch } = useCurrentPlansQuery()
  const plans = data?.plans ?? []
  const cycles = cyclesOf(plans)
  const [cycle, choose] = useCycle(plans, subscription)
  if (!data) return error ? <ReadProblem error={error} onRetry={() => void refetch().catch(() => undefined)} /> : <PlanSkeleton />
  if (plans.length === 0)
    return (
      <p className={`dim flush ${classes.note}`}>
        {messages.noData} No plans are available right now. <Link to={paths.contact()}>Contact us</Link> and we’ll help you find one.
      </p>
    )
  return (
    <>
      <div className={`row ${classes.head}`}>
        {cycle && cycles.length > 1 && (
          <SegmentedControl
            aria-label="Billing"
            value={cycle}
            onChange={choose}
            data={cycles.map((value) => ({ value, label: cycleLabels[value].label }))}
          />
        )}
        <p className={`dim flush ${classes.note}`}>You’ll see the total before you pay.</p>
      </div>
      <ul className={`grid list ${classes.cards}`} aria-label={listLabel(cycle)}>
        {plansOf(plans, cycle).map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            plans={plans}
            subscription={subscription}
            onChoose={mayChoose ? () => rememberReturnPath(origin) : undefined}
          />
        ))}
      </ul>
    </>
  )
}
