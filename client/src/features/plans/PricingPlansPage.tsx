import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { ReadProblem } from '../../components/states/ErrorState.tsx'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { useMeQuery } from '../../lib/session/me.generated.ts'
import { PlanList } from './PlanList.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'
import classes from './plans.module.css'
import { isRunning, noSubscription } from './payment/subscription.ts'
import { useSubscription } from './useSubscription.ts'
import { trackOnce } from '../../lib/analytics/eventFlags.ts'

interface Origin {
  readonly to: string
  readonly after: string
  readonly label: string
  /** Server message of the 402 that led here. */
  readonly reason: string | undefined
}

/** Where the user came from, set by a 402 or link in navigation state. */
function useOrigin(): Origin {
  const { from, reason } = (useLocation().state ?? {}) as { readonly from?: string; readonly reason?: string }
  return from ? { to: from, after: from, label: 'Back', reason } : { to: paths.jobs(), after: paths.billing(), label: 'Jobs', reason }
}

/** Target of a 402 (spec §8): what has ended, available plans, and the way back. */
export function PricingPlansPage() {
  const { data, error, refetch } = useMeQuery()
  const { subscription, mayChoose } = useSubscription()
  const origin = useOrigin()
  useEffect(() => {
    trackOnce('pricing_plans_view')
  }, [])
  if (!data && error) return <ReadProblem error={error} onRetry={() => void refetch().catch(() => undefined)} />
  const known = data ? (subscription ?? noSubscription) : subscription
  return (
    <>
      <PageHeader title="Plans" back={origin} />
      {origin.reason && (
        <p role="alert" className={classes.reason}>
          {origin.reason} {known && isRunning(known) ? '' : 'You need an active plan to continue.'}
        </p>
      )}
      {known ? (
        <>
          <SubscriptionPanel subscription={known} mayChoose={mayChoose} origin={origin.to} />
          <PlanList subscription={known} mayChoose={mayChoose} origin={origin.after} />
        </>
      ) : (
        <PlanSkeleton />
      )}
    </>
  )
}
