/** What resolvers have of users and their accounts. */
import type { Camel } from '@callout/contracts/casing'
import type { profileEndpoints } from '@callout/contracts/profile/endpoints'
import type { SubscriptionDetails, User } from '@callout/contracts/profile/schemas'
import type { RestData } from '../rest/types.ts'

/** `isSignedIn`: whose token the calls of this operation carry. */
export type UserSource = Camel<User> & { readonly isSignedIn?: boolean }
export type SubscriptionSource = Camel<SubscriptionDetails>
export type GeneralDataSource = RestData<typeof profileEndpoints.getGeneralData>
