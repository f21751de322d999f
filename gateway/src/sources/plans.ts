/** What resolvers have of the company's own subscription. */
import type { planEndpoints } from '@callout/contracts/plans/endpoints'
import type { RestData } from '../rest/types.ts'

export type OwnSubscriptionSource = RestData<typeof planEndpoints.getSubscription>
export type SubscribedSource = RestData<typeof planEndpoints.subscribe>
