import { Button, Skeleton } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { paths } from '../shared/paths.ts'
import { leaveToLogin } from '../shared/navigation/sessionMoves.ts'
import { ErrorState } from '../shared/ui/ErrorState.tsx'
import { PageTitle } from '../shared/ui/PageTitle.tsx'
import { StateBox } from '../shared/ui/StateBox.tsx'
import { SUPPORT_EMAIL } from '../shared/support.ts'
import { useMeQuery } from './me.generated.ts'
import { subscriptionState, subscriptionWords } from './subscriptionWords.ts'

const nothingKnown = { purchaseSkuName: null, userPurchaseSku: null, freeTrialDays: null, remainingDays: null }

/** Where a 402 leads (spec §8): what has ended, and what can be done about it. */
export function PricingPlansPage() {
  const { data, error, refetch } = useMeQuery()
  const from = (useLocation().state as { from?: string } | null)?.from ?? paths.jobs()
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} radius="lg" aria-label="Loading" />
  const subscription = data.me.subscriptionDetails ?? nothingKnown
  const { title, text } = subscriptionWords(subscription)
  const isRunning = ['Trialing', 'Active'].includes(subscriptionState(subscription))
  return (
    <>
      <PageTitle>Plans</PageTitle>
      <StateBox
        isPage
        icon={<IconCreditCard size={22} stroke={1.6} />}
        title={title}
        action={
          <>
            <Button variant="default" onClick={() => leaveToLogin()}>
              Sign out
            </Button>
            <Button variant={isRunning ? 'filled' : 'default'} component={Link} to={from}>
              {isRunning ? 'Go on' : 'Try again'}
            </Button>
            {!isRunning && (
              <Button component="a" href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent('Subscription')}`}>
                Write to us
              </Button>
            )}
          </>
        }
      >
        <p style={{ margin: 0 }}>{text}</p>
        {!isRunning && <p style={{ margin: '8px 0 0' }}>Write to {SUPPORT_EMAIL}, and we set up a plan with you.</p>}
      </StateBox>
    </>
  )
}
