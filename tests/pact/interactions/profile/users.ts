import { owner } from '@callout/contracts/profile/samples'

/** Everything that the schema shows of a user. */
export const USER = `
  id email userType branchId firstName lastName name dateFormat timeFormat currencyCode isVerified isVerificationRequired languageCode timezone avatarUrl
  userProfileDetails { authorities organizationName phoneCountryCode phone country latitude longitude address website logoUrl }
  subscriptionDetails { status purchaseSkuName userPurchaseSku freeTrialDays remainingDays nextBillingTimestamp appFreeTrialDays }`

/** Nothing of it is shown. */
export const unreadOfUser = ['user.registration_date', 'subscription_details.subscription_id']

/** A staff admin, since only they have authorities. */
export const admin = {
  ...owner,
  id: 11,
  user_type: 'staff_admin',
  first_name: 'Dana',
  last_name: 'Okoye',
  name: 'Dana Okoye',
  email: 'admin@demo.test',
  user_profile_details: { ...owner.user_profile_details, authorities: ['manage_jobs'] },
  subscription_details: { ...owner.subscription_details, purchase_sku_name: 'Team', user_purchase_sku: 'team_month', free_trail_days: 0 },
} as const

export const adminShown = {
  id: '11',
  email: 'admin@demo.test',
  userType: 'STAFF_ADMIN',
  branchId: '1',
  firstName: 'Dana',
  lastName: 'Okoye',
  name: 'Dana Okoye',
  dateFormat: 'MM/dd/yyyy',
  timeFormat: 'TWELVE_HOUR',
  currencyCode: 'USD',
  isVerified: true,
  isVerificationRequired: false,
  languageCode: 'en',
  timezone: 'America/Chicago',
  avatarUrl: null,
  userProfileDetails: {
    authorities: ['manage_jobs'],
    organizationName: 'Bright Home Services',
    phoneCountryCode: '1',
    phone: '5550100',
    country: 'United States',
    latitude: 41.88,
    longitude: -87.63,
    address: '12 Lake Street, Chicago, IL 60601',
    website: 'https://bright-home.test',
    logoUrl: null,
  },
  subscriptionDetails: {
    status: 'ACTIVE',
    purchaseSkuName: 'Team',
    userPurchaseSku: 'team_month',
    freeTrialDays: 0,
    remainingDays: 5,
    nextBillingTimestamp: 1795824000,
    appFreeTrialDays: 7,
  },
}

/** The answer for a new user, as in the samples. */
export const newcomerShown = {
  id: '90',
  email: 'nora@new.test',
  userType: null,
  branchId: null,
  firstName: '',
  lastName: '',
  name: '',
  dateFormat: '',
  timeFormat: 'TWELVE_HOUR',
  currencyCode: 'USD',
  isVerified: false,
  isVerificationRequired: true,
  languageCode: 'en',
  timezone: 'Asia/Kolkata',
  avatarUrl: null,
  userProfileDetails: null,
  subscriptionDetails: {
    status: 'TRIALING',
    purchaseSkuName: null,
    userPurchaseSku: 'free_trial',
    freeTrialDays: 7,
    remainingDays: 7,
    nextBillingTimestamp: null,
    appFreeTrialDays: 7,
  },
}
