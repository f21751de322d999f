import { Button } from '@mantine/core'
import { IconCircleCheck, IconHourglassLow, IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { signOut } from '../../shared/navigation/signOut.ts'
import classes from './plans.module.css'
import { isRunning, stateOf, type Subscription, subscriptionWords } from './subscription.ts'

const icons = { TRIALING: IconHourglassLow, TRIAL_ENDED: IconLock, ACTIVE: IconCircleCheck, EXPIRED: IconLock } as const

interface SubscriptionPanelProps {
  readonly subscription: Subscription
  readonly mayChoose: boolean
  /** Where the person came from. */
  readonly origin: string
}

/** The state of the subscription, and the ways on. */
export function SubscriptionPanel({ subscription, mayChoose, origin }: SubscriptionPanelProps) {
  const { title, text } = subscriptionWords(subscription)
  const runs = isRunning(subscription)
  const Icon = icons[stateOf(subscription)]
  return (
    <section className={classes.panel} aria-label="Your subscription" data-over={!runs || undefined}>
      <Icon size={22} stroke={1.7} className={classes.panelIcon} aria-hidden />
      <div className={classes.panelWords}>
        <h2>{title}</h2>
        <p>
          {text}
          {!runs && !mayChoose && ' Your company’s owner can choose one.'}
        </p>
      </div>
      <div className={classes.panelActions}>
        {!runs && (
          <Button variant="default" onClick={() => void signOut()}>
            Sign out
          </Button>
        )}
        <Button variant="default" component={Link} to={origin}>
          {runs ? 'Continue' : 'Try again'}
        </Button>
      </div>
    </section>
  )
}
