import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { CardField } from './payment/CardField.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { plansAddress } from '../../lib/plansAddress.ts'
import { showSuccess } from '../../components/toasts/toasts.ts'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { refetchBilling, takeReturnPath, formatCard } from './billing.ts'
import classes from './billing.module.css'
import { CheckoutSums } from './CheckoutSums.tsx'
import { type Coupon, CouponField } from './CouponField.tsx'
import { PlanSkeleton } from './PlanSkeleton.tsx'
import {
  ChangePlanDocument,
  type OwnPlanFragment,
  type OwnSubscriptionFieldsFragment,
  SubscribeDocument,
  useCurrentPlansQuery,
  useCompanyPlanQuery,
} from './payment/plans.generated.ts'
import { planTitle, formatStaff } from './payment/planText.ts'
import { useCardPayment } from './useCardPayment.ts'
import { useReloadForCardForm } from './useReloadForCardForm.ts'
import { billingCycle } from '@callout/contracts/plans/codes'
import { type ChangeCost, costOfChange, type Price } from '@callout/contracts/plans/planChange'

const priceIn = (plan: OwnPlanFragment | null): Price | null =>
  plan && plan.amount !== null && plan.billingCycle ? { amount: plan.amount, billing_cycle: billingCycle[plan.billingCycle].code } : null

/** Cost of a plan; null if amounts are missing. A paid plan is changed, otherwise a new one starts. */
function costOf(
  plan: OwnPlanFragment,
  { status, plan: currentPlan, remainingDays }: Pick<OwnSubscriptionFieldsFragment, 'status' | 'plan' | 'remainingDays'>,
  firstAmount: number | null,
): ChangeCost | null {
  const next = priceIn(plan)
  if (!next) return null
  if (status !== 'ACTIVE') return { takesEffect: 'now', price: firstAmount ?? next.amount, credit: 0, due: firstAmount ?? next.amount }
  const paid = priceIn(currentPlan)
  return paid && remainingDays !== null ? costOfChange(paid, next, remainingDays, firstAmount ?? next.amount) : null
}

const back = { to: plansAddress(), label: 'Plans' } as const

export function CheckoutPage() {
  const isReady = useReloadForCardForm()
  const [search] = useSearchParams()
  const companyPlan = useCompanyPlanQuery()
  const plans = useCurrentPlansQuery()
  const error = companyPlan.error ?? plans.error
  const retry = (): void => void Promise.all([companyPlan.refetch(), plans.refetch()]).catch(() => undefined)
  const subscription = companyPlan.data?.subscription
  const plan = plans.data?.plans.find(({ id }) => id === search.get('plan'))
  if (error && !(subscription && plans.data)) return <QueryProblem isPage error={error} onRetry={retry} back={back} />
  if (!isReady || !subscription || !plans.data)
    return (
      <>
        <PageHeader title="Pay for a plan" back={back} />
        <PlanSkeleton />
      </>
    )
  const isOwn = subscription.status === 'ACTIVE' && plan !== undefined && plan.id === subscription.plan?.id
  if (!plan || isOwn)
    return (
      <>
        <PageHeader title="Pay for a plan" back={back} />
        <EmptyState
          title={isOwn ? `You’re on ${plan.name} already` : 'Choose a plan first'}
          action={
            <Button component={Link} to={isOwn ? paths.billing() : back.to}>
              {isOwn ? 'Plan and billing' : 'See plans'}
            </Button>
          }
        />
      </>
    )
  return <Checkout plan={plan} subscription={subscription} />
}

interface CheckoutProps {
  readonly plan: OwnPlanFragment
  readonly subscription: OwnSubscriptionFieldsFragment
}

function Checkout({ plan, subscription }: CheckoutProps) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { money } = useFormat()
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const isChange = subscription.status === 'ACTIVE'
  const cost = costOf(plan, subscription, coupon?.firstAmount ?? null)
  const { card } = subscription
  const isKnownCard = isChange && card !== null

  const send = async (paymentMethodId: string, idempotencyKey: string): Promise<void> => {
    const chosen = { planId: plan.id, ...(coupon && { coupon: coupon.code }) }
    const paid = isChange
      ? (
          await client.mutate({
            mutation: ChangePlanDocument,
            variables: { input: { ...chosen, id: subscription.subscriptionId ?? '' }, idempotencyKey },
          })
        ).data?.changeSubscription?.transaction
      : (
          await client.mutate({
            mutation: SubscribeDocument,
            variables: {
              input: { ...chosen, paymentMethodId, ...(plan.billingCycle && { billingCycle: plan.billingCycle }) },
              idempotencyKey,
            },
          })
        ).data?.subscribe?.transaction
    const sum = typeof paid?.amount === 'number' ? ` ${money(paid.amount, paid.currencyCode)} paid.` : ''
    showSuccess(
      cost?.takesEffect === 'at_renewal' ? `${plan.name} begins when the paid period ends` : `You’re on the ${plan.name} plan.${sum}`,
    )
    // Navigate first: refetching shows the new plan, which must not be offered for payment again.
    await navigate(takeReturnPath() ?? paths.billing(), { replace: true })
    await refetchBilling(client).catch(() => undefined)
  }
  const payment = useCardPayment(send)
  const { isBusy, problem, refused, pay, onTyped, startNewPayment } = payment
  const ofCoupon = refused?.fields.find(({ field }) => field === 'coupon')?.message ?? null
  const label = cost === null ? 'Pay' : cost.takesEffect === 'now' ? `Pay ${money(cost.due, plan.currencyCode)}` : 'Change plan'
  const staff = formatStaff(plan)
  return (
    <div className={`stack ${classes.checkout}`}>
      <PageHeader
        title={isChange ? `Change to ${plan.name}` : `Pay for ${plan.name}`}
        subtitle={[planTitle(plan), staff].filter(Boolean).join(' · ')}
        back={back}
      />
      {cost ? (
        <CheckoutSums plan={plan} cost={cost} renewsAt={subscription.nextBillingTimestamp} />
      ) : (
        <p className={classes.note}>The price isn’t available right now. You’ll see it on the receipt.</p>
      )}
      {cost?.takesEffect !== 'at_renewal' && (
        <CouponField
          planId={plan.id}
          coupon={coupon}
          refused={ofCoupon}
          onApply={(next) => {
            setCoupon(next)
            startNewPayment()
          }}
        />
      )}
      {isKnownCard ? (
        <p className={classes.note}>
          Paid with your {formatCard(card)}.{' '}
          <Link to={paths.billingCard()} reloadDocument>
            Use another card
          </Link>
        </p>
      ) : (
        <CardField onForm={payment.onForm} onEnter={() => void pay()} onTyped={onTyped} />
      )}
      {problem !== null && ofCoupon === null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className="wrap gap8">
        <Button
          size="md"
          loading={isBusy}
          disabled={!isKnownCard && !payment.hasForm}
          onClick={() => void (isKnownCard ? payment.payWith('') : pay())}
        >
          {label}
        </Button>
        <Button size="md" variant="default" component={Link} to={back.to}>
          Back to plans
        </Button>
      </div>
      <p className={classes.note}>
        {plan.billingCycle === 'YEAR' ? 'Renews every year' : 'Renews every month'} until you cancel. You can cancel at any time.
      </p>
    </div>
  )
}
