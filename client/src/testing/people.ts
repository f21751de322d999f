import { writeSession } from '../lib/session/session.ts'
import { storeUser } from '../lib/session/storeUser.ts'

/** A company owner, as returned by the gateway. */
export const owner = {
  __typename: 'User',
  id: '1',
  email: 'owner@demo.test',
  userType: 'COMPANY',
  branchId: '1',
  firstName: 'Olivia',
  lastName: 'Owner',
  name: 'Olivia Owner',
  dateFormat: 'MM/dd/yyyy',
  timeFormat: 'TWELVE_HOUR',
  currencyCode: 'USD',
  isVerified: true,
  isVerificationRequired: false,
  languageCode: 'en',
  timezone: 'America/New_York',
  avatarUrl: null,
  userProfileDetails: {
    __typename: 'UserProfileDetails',
    authorities: [],
    organizationName: 'Harbor Home Services',
    phoneCountryCode: '1',
    phone: '5550100199',
    country: 'United States',
  },
  subscriptionDetails: {
    __typename: 'SubscriptionDetails',
    purchaseSkuName: 'Growth',
    userPurchaseSku: 'growth_month',
    freeTrialDays: 0,
    remainingDays: 21,
    nextBillingTimestamp: 1_797_000_000,
    appFreeTrialDays: 7,
  },
} as const

/** A technician of that company. */
export const technician = {
  ...owner,
  id: '7',
  email: 'staff@demo.test',
  userType: 'STAFF',
  firstName: 'Ana',
  lastName: 'Silva',
  name: 'Ana Silva',
} as const

/** A provider who works alone. */
export const individual = {
  ...owner,
  id: '7',
  email: 'ana@demo.test',
  userType: 'INDIVIDUAL',
  firstName: 'Ana',
  lastName: 'Silva',
  name: 'Ana Silva',
} as const

/** Stores a session in local storage. */
export function signedIn(user: Parameters<typeof storeUser>[0] = owner, token = 'token-of-the-owner'): void {
  writeSession({ authToken: token })
  storeUser(user)
}
