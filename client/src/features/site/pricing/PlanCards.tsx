import { useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { plansAddress } from '../../../lib/plansAddress.ts'
import {
  type Cycle,
  displayedCycle,
  cyclesOf,
  cycleLabels,
  isOwnPlan,
  listLabel,
  perText,
  plansOf,
  pointsOf,
  priceOf,
  type PublicPlan,
  savingOf,
} from '../../plans/payment/planText.ts'
import classes from './plans.module.css'
import content from '../content.module.css'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useSessionValue } from '../../../lib/session/session.ts'
import { useProfileSummary } from '../../../lib/session/profileSummary.ts'

interface PlansProps {
  readonly plans: readonly PublicPlan[]
  readonly headingLevel: 2 | 3
}

export function PlanCards({ plans, headingLevel }: PlansProps) {
  const cycles = cyclesOf(plans)
  const subscription = useProfileSummary()?.subscription ?? null
  const cycle = displayedCycle(plans, useSearchParams()[0].get('cycle'), subscription)
  return (
    <>
      {cycles.length > 1 && <CycleSwitch cycles={cycles} chosen={cycle} />}
      <ul className={classes.cards} aria-label={listLabel(cycle)}>
        {plansOf(plans, cycle).map((plan) => (
          <PlanCard key={plan.id} plan={plan} plans={plans} headingLevel={headingLevel} isOwn={isOwnPlan(plan, subscription)} />
        ))}
      </ul>
    </>
  )
}

/** The selected cycle is in the URL, so that links show the same prices. */
function CycleSwitch({ cycles, chosen }: { readonly cycles: readonly Cycle[]; readonly chosen: Cycle | null }) {
  const [, setParams] = useSearchParams()
  const choose = (cycle: Cycle): void => setParams({ cycle: cycle.toLowerCase() }, { replace: true })
  return (
    <fieldset className={`box ${classes.cycles}`}>
      <legend>Billing</legend>
      {cycles.map((cycle) => (
        <label key={cycle}>
          <input type="radio" name="cycle" checked={cycle === chosen} onChange={() => choose(cycle)} />
          <span>{cycleLabels[cycle].label}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface PlanCardProps extends PlansProps {
  readonly plan: PublicPlan
  readonly isOwn: boolean
}

function PlanCard({ plan, plans, headingLevel, isOwn }: PlanCardProps) {
  const Heading = `h${headingLevel}` as const
  const isSignedIn = useSessionValue('authToken') !== null
  const price = priceOf(plan)
  const saving = savingOf(plan, plans)
  return (
    <li className={classes.card} data-popular={plan.isPopular === true}>
      <Heading className={content.h3}>
        {plan.name}
        {isOwn && <span className={classes.popular}>Your plan</span>}
        {!isOwn && plan.isPopular && <span className={classes.popular}>Popular</span>}
      </Heading>
      <p className={classes.price}>
        {price === null ? <strong>On request</strong> : <strong>{price}</strong>} {price !== null && perText(plan)}
      </p>
      {saving !== null && <p className={classes.saving}>{saving}</p>}
      {!isOwn && (
        <SiteLink
          to={isSignedIn ? plansAddress() : paths.register()}
          className={plan.isPopular ? content.primary : content.secondary}
          aria-label={isSignedIn ? `Choose ${plan.name}` : `Start free trial with ${plan.name}`}
        >
          {isSignedIn ? `Choose ${plan.name}` : 'Start free trial'}
        </SiteLink>
      )}
      <ul className={content.points}>
        {pointsOf(plan).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </li>
  )
}
