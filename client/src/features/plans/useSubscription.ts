import { holds } from '@callout/contracts/profile/authorities'
import { userType as userTypes } from '@callout/contracts/profile/userType'
import { useMeQuery } from '../../lib/session/me.generated.ts'
import type { Subscription } from './payment/subscription.ts'
import { useProfileSummary } from '../../lib/session/profileSummary.ts'

const isUserType = (name: string): name is keyof typeof userTypes => name in userTypes

function mayChoose(type: string | null, authorities: readonly string[]): boolean {
  return type !== null && isUserType(type) && holds({ user_type: userTypes[type].code, authorities }, 'manage_subscription')
}

interface SubscriptionView {
  /** null while unknown. */
  readonly subscription: Subscription | null
  readonly mayChoose: boolean
}

/** The subscription from the server, or until it loads, from this browser's storage. */
export function useSubscription(): SubscriptionView {
  const me = useMeQuery().data?.me
  const summary = useProfileSummary()
  if (me)
    return {
      subscription: me.subscriptionDetails,
      mayChoose: mayChoose(me.userType, me.userProfileDetails?.authorities ?? []),
    }
  return { subscription: summary?.subscription ?? null, mayChoose: mayChoose(summary?.userType ?? null, summary?.authorities ?? []) }
}
