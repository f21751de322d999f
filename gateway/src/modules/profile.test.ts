import { owner, profileReply } from '@callout/contracts/profile/samples'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { ok } from '../testing/fakeBackend.ts'

const me = `{ me { id email userType branchId firstName lastName name dateFormat timeFormat currencyCode isVerified isVerificationRequired languageCode timezone avatarUrl
  userProfileDetails { authorities organizationName phone latitude } subscriptionDetails { userPurchaseSku freeTrialDays remainingDays nextBillingTimestamp } } }`

test('the signed-in user comes with profile and subscription', async () => {
  const { data, calls } = await ask({ getProfile: ok(profileReply) }, me)
  expect(calls).toEqual({ getProfile: 1 })
  expect(data).toMatchObject({
    me: {
      id: '1',
      userType: 'COMPANY',
      timeFormat: 'TWELVE_HOUR',
      isVerified: true,
      userProfileDetails: { authorities: [], organizationName: 'Bright Home Services' },
      subscriptionDetails: { userPurchaseSku: 'free_trial', freeTrialDays: 7, remainingDays: 5, nextBillingTimestamp: 1795824000 },
    },
  })
})

test('codes and flags that arrive as text or number count all the same', async () => {
  const { data } = await ask(
    { getProfile: ok({ user: { ...owner, time_format: '1', is_verfied: 0, is_verification_required: 'true' } }) },
    me,
  )
  expect(data).toMatchObject({ me: { timeFormat: 'TWENTY_FOUR_HOUR', isVerified: false, isVerificationRequired: true } })
})

test('milliseconds of the next billing are cut to seconds', async () => {
  const subscription_details = { ...owner.subscription_details, next_billing_timestamp: 1795824000999 }
  const { data } = await ask({ getProfile: ok({ user: { ...owner, subscription_details } }) }, me)
  expect(data).toMatchObject({ me: { subscriptionDetails: { nextBillingTimestamp: 1795824000 } } })
})

test('a user of whom little is known is shown with nulls', async () => {
  const { data, errors } = await ask({ getProfile: ok({ user: { id: 1, email: 'a@b.test' } }) }, me)
  expect(errors).toEqual([])
  expect(data).toMatchObject({ me: { id: '1', email: 'a@b.test', userType: null, userProfileDetails: null, subscriptionDetails: null } })
})
