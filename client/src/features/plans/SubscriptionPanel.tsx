import { addDays } from '@callout/contracts/time'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconCircleCheck, IconHourglassLow, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format/useFormat.ts'
import classes from './plans.module.css'
import { isRunning, getState, type Subscription, formatSubscription } from './payment/subscription.ts'
import { signOut } from '../../lib/navigation/sessionMoves.ts'

const icons = { TRIALING: IconHourglassLow, TRIAL_ENDED: IconLock, ACTIVE: IconCircleCheck, EXPIRED: IconLock } as const

interface SubscriptionPanelProps {
  readonly subscription: Subscription
  readonly mayChoose: boolean
  /** Where the user came from. */
  readonly origin: string
}

interface StatusPanelProps {
  readonly subscription: Subscription
  readonly more?: string | undefined
  readonly children?: ReactNode
}

/** State of the subscription as a heading and a sentence. */
export function StatusPanel({ subscription, more = '', children }: StatusPanelProps) {
  const { day, today } = useFormat()
  const { remainingDays } = subscription
  const { title, text } = formatSubscription(subscription, remainingDays === null ? null : day(addDays(today(), remainingDays)))
  const Icon = icons[getState(subscription)]
  return (
    <section className={`row box ${classes.panel}`} aria-label="Your subscription" data-over={!isRunning(subscription) || undefined}>
      <Icon size={22} stroke={1.7} className={classes.panelIcon} aria-hidden />
      <div className={classes.panelText}>
        <h2>{title}</h2>
        <p>
          {text}
          {more}
        </p>
      </div>
      {children && <div className="wrap gap8">{children}</div>}
    </section>
  )
}

/** The same with links to plans. */
export function SubscriptionPanel({ subscription, mayChoose, origin }: SubscriptionPanelProps) {
  const runs = isRunning(subscription)
  return (
    <StatusPanel subscription={subscription} more={!runs && !mayChoose ? ' Your company’s owner can choose one.' : undefined}>
      {!runs && (
        <Button variant="default" onClick={() => void signOut()}>
          Sign out
        </Button>
      )}
      <Button variant="default" component={Link} to={origin}>
        {runs ? 'Continue' : 'Try again'}
      </Button>
    </StatusPanel>
  )
}
