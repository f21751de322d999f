import { useEffect } from 'react'
import { identify } from '../lib/analytics/analytics.ts'
import { rememberUser } from '../lib/session/cookies.ts'
import { saveProfileSummary, summaryOf } from '../lib/session/profileSummary.ts'
import { readSession } from '../lib/session/session.ts'
import { displayName, storeUser } from '../lib/session/storeUser.ts'
import { noSubscription, getState } from '../features/plans/payment/subscription.ts'
import { type MeQuery, useMeQuery } from '../lib/session/me.generated.ts'

function remember(me: MeQuery['me']): void {
  storeUser(me)
  rememberUser(me.id)
  void saveProfileSummary(summaryOf(me))
  identify({
    userId: me.id,
    email: me.email ?? '',
    name: displayName(me),
    role: me.userType,
    subscription: getState(me.subscriptionDetails ?? noSubscription),
  })
}

export function useAccount(): MeQuery['me'] | undefined {
  const { data } = useMeQuery()
  const me = data?.me
  useEffect(() => {
    // A response after a sign-out is ignored.
    if (me && readSession('authToken')) remember(me)
  }, [me])
  return me
}
