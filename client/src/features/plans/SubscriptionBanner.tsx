import { IconHourglassLow } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { plansAddress } from '../../lib/plansAddress.ts'
import classes from './SubscriptionBanner.module.css'
import { compactText, isRunning, shortText } from './payment/subscription.ts'
import { useSubscription } from './useSubscription.ts'
import { trackOnce } from '../../lib/analytics/eventFlags.ts'

/** Remaining trial days, for users who can choose a plan. In the shell header, so that loading it shifts nothing. */
export function SubscriptionBanner() {
  const { subscription, mayChoose } = useSubscription()
  const { pathname, search } = useLocation()
  const text = subscription && shortText(subscription)
  if (!text || !mayChoose || pathname === plansAddress()) return null
  return (
    <Link
      to={plansAddress()}
      state={{ from: pathname + search }}
      className={`inline ${classes.banner}`}
      data-over={!isRunning(subscription) || undefined}
      onClick={() => trackOnce('subscription_banner_tap')}
    >
      <IconHourglassLow size={16} stroke={1.8} aria-hidden />
      <span className={classes.text}>{text}</span>
      <span className={classes.few} aria-hidden>
        {compactText(subscription)}
      </span>
      <span className={classes.action}>See plans</span>
    </Link>
  )
}
