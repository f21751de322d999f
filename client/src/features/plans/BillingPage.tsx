import { CancelDialog } from './CancelDialog.tsx'
import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { plansAddress } from '../../lib/plansAddress.ts'
import { showError, showSuccess } from '../../components/toasts/toasts.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { refetchBilling, formatCard, formatExpiry, isCardExpired } from './billing.ts'
import classes from './billing.module.css'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import { ChangePlanDocument, type OwnSubscriptionFieldsFragment, useCompanyPlanQuery } from './payment/plans.generated.ts'
import { perText, planTitle, priceOf } from './payment/planText.ts'
import { StatusPanel } from './SubscriptionPanel.tsx'

type Own = OwnSubscriptionFieldsFragment

interface PanelProps {
  readonly subscription: Own
}

/** A name and its value; renders nothing if it is missing. */
function Fact({ label, children }: { readonly label: string; readonly children: string | null | undefined }) {
  if (!children) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

function formatSeat({ seats }: Own): string | null {
  if (!seats || seats.used === null) return null
  return seats.limit === null ? `${seats.used} in use` : `${seats.used} of ${seats.limit} in use`
}

function whenLabel({ status, cancelledAt }: Own): string {
  if (status === 'EXPIRED' || status === 'TRIAL_ENDED') return 'Ended on'
  return status === 'TRIALING' || cancelledAt !== null ? 'Ends on' : 'Renews on'
}

function PlanPanel({ subscription }: PanelProps) {
  const { dayOf } = useFormat()
  const { plan, purchaseSkuName, status, nextBillingTimestamp } = subscription
  const name = status === 'TRIALING' || status === 'TRIAL_ENDED' ? 'Free trial' : plan ? planTitle(plan) : purchaseSkuName
  const price = plan ? [priceOf(plan), perText(plan)].filter(Boolean).join(' ') : null
  const mayCancel = status === 'ACTIVE' && subscription.cancelledAt === null && subscription.subscriptionId !== null
  const [isCancelling, setIsCancelling] = useState(false)
  return (
    <section className={`stack box ${classes.panel}`} aria-label="Plan">
      <h2>Plan</h2>
      <dl>
        <Fact label="Name">{name}</Fact>
        <Fact label="Price">{price}</Fact>
        <Fact label="Seats">{formatSeat(subscription)}</Fact>
        <Fact label={whenLabel(subscription)}>{nextBillingTimestamp === null ? null : dayOf(nextBillingTimestamp)}</Fact>
      </dl>
      <div className="wrap gap8">
        <Button component={Link} to={plansAddress()} state={{ from: paths.billing() }} variant={status === 'ACTIVE' ? 'default' : 'filled'}>
          {status === 'ACTIVE' ? 'Change plan' : 'Choose a plan'}
        </Button>
        {mayCancel && (
          <Button variant="subtle" color="gray" onClick={() => setIsCancelling(true)}>
            Cancel plan
          </Button>
        )}
      </div>
      {isCancelling && (
        <CancelDialog subscription={subscription} onClose={() => setIsCancelling(false)} onDone={() => setIsCancelling(false)} />
      )}
    </section>
  )
}

function CardPanel({ subscription: { card } }: PanelProps) {
  return (
    <section className={`stack box ${classes.panel}`} aria-label="Payment method">
      <h2>Payment method</h2>
      <dl>
        <Fact label="Card">{card ? formatCard(card) : 'None'}</Fact>
        <Fact label="Expires">{card && formatExpiry(card)}</Fact>
      </dl>
      {card && isCardExpired(card) && <p className="warning">This card has expired. Change it, so that your plan can be paid.</p>}
      <div className="wrap gap8">
        <Button component={Link} to={paths.billingCard()} reloadDocument variant="default">
          {card ? 'Change card' : 'Add a card'}
        </Button>
      </div>
    </section>
  )
}

const OnlinePaymentsPanel = () => (
  <section className={`stack box ${classes.panel}`} aria-label="Online payments">
    <h2>Online payments</h2>
    <p className={classes.note}>How your customers pay by card: the keys of your Stripe account, and the name on their statements.</p>
    <div className="wrap gap8">
      <Button component={Link} to={paths.onlinePayments()} variant="default">
        Set up online payments
      </Button>
    </div>
  </section>
)

/** A scheduled change, and how to cancel it. */
function ScheduledChangePanel({ subscription }: PanelProps) {
  const client = useApolloClient()
  const { dayOf } = useFormat()
  const [isBusy, setIsBusy] = useState(false)
  const { nextPlan, cancelledAt, cancelReason, nextBillingTimestamp, plan, subscriptionId } = subscription
  if (nextPlan === null && cancelledAt === null) return null
  const when = nextBillingTimestamp === null ? 'when the paid period ends' : `on ${dayOf(nextBillingTimestamp)}`
  const keep = async (): Promise<void> => {
    setIsBusy(true)
    try {
      const input = { id: subscriptionId ?? '', planId: plan?.id ?? '' }
      await client.mutate({ mutation: ChangePlanDocument, variables: { input } })
      await refetchBilling(client).catch(() => undefined)
      showSuccess('Your plan goes on')
    } catch (error) {
      showError(toApiError(error).message)
    }
    setIsBusy(false)
  }
  return (
    <section className={`stack box ${classes.panel}`} aria-label="What changes">
      <h2>{cancelledAt !== null ? 'Your plan is cancelled' : 'Your plan changes'}</h2>
      <p className={classes.note}>
        {cancelledAt !== null ? `It ends ${when}.` : `${nextPlan && planTitle(nextPlan)}, begins ${when}.`}
        {cancelReason && ` Reason: ${cancelReason}.`}
      </p>
      {plan && subscriptionId !== null && (
        <div className="wrap gap8">
          <Button variant="default" loading={isBusy} onClick={() => void keep()}>
            Keep {plan.name}
          </Button>
        </div>
      )}
    </section>
  )
}

export function BillingPage() {
  const { data, error, refetch } = useCompanyPlanQuery()
  const subscription = data?.subscription
  return (
    <>
      <PageHeader
        title="Plan and billing"
        actions={
          <Button component={Link} to={paths.billingPayments()} variant="default">
            Payments and receipts
          </Button>
        }
      />
      {!subscription && error && (
        <QueryProblem error={error} onRetry={() => void refetch().catch(() => undefined)} back={{ to: paths.home(), label: 'Home' }} />
      )}
      {!subscription && !error && <PlanSkeleton />}
      {subscription && (
        <>
          <StatusPanel subscription={subscription} />
          <div className={classes.panels}>
            <ScheduledChangePanel subscription={subscription} />
            <PlanPanel subscription={subscription} />
            <CardPanel subscription={subscription} />
            <OnlinePaymentsPanel />
          </div>
        </>
      )}
    </>
  )
}
