import { messages } from '@callout/contracts/text/messages'
import { PlanCards } from './PlanCards.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { SiteApollo } from '../SiteApollo.tsx'
import { SiteProblem } from '../SiteProblem.tsx'
import { usePublicPlansQuery } from './publicPlans.generated.ts'
import { SupportLink } from '../frame/SupportLink.tsx'
import classes from '../content.module.css'

interface PlansProps {
  readonly headingLevel?: 2 | 3
}

/** The plans, or a skeleton, error or empty state. */
export function Plans({ headingLevel = 2 }: PlansProps) {
  return (
    <SiteApollo>
      <PlanList headingLevel={headingLevel} />
    </SiteApollo>
  )
}

function PlanList({ headingLevel }: Required<PlansProps>) {
  const { data, error, loading, refetch } = usePublicPlansQuery()
  if (data && data.plans.length > 0) return <PlanCards plans={data.plans} headingLevel={headingLevel} />
  if (loading) return <PlanSkeleton />
  if (error) return <SiteProblem error={error} what="plans" onRetry={() => void refetch().catch(() => undefined)} />
  return (
    <p className={classes.text}>
      {messages.noData} No plans are available right now. <SupportLink className={classes.inline}>Contact us</SupportLink> and we’ll help
      you find one.
    </p>
  )
}
