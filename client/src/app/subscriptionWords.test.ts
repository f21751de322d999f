import { expect, test } from 'vitest'
import { subscriptionState, subscriptionWords } from './subscriptionWords.ts'

const trial = { purchaseSkuName: null, userPurchaseSku: 'free_trial', freeTrialDays: 3, remainingDays: 0 }
const paid = { purchaseSkuName: 'Growth', userPurchaseSku: 'growth_month', freeTrialDays: 0, remainingDays: 12 }

test.each([
  ['Trialing', trial],
  ['Trial Ended', { ...trial, freeTrialDays: 0 }],
  ['Trial Ended', { ...trial, freeTrialDays: null, remainingDays: 9 }],
  ['Active', paid],
  ['Expired', { ...paid, remainingDays: 0 }],
  ['Expired', { ...paid, purchaseSkuName: null }],
])('%s', (state, subscription) => expect(subscriptionState(subscription)).toBe(state))

test('the plans page names the plan that has ended', () => {
  const { title, text } = subscriptionWords({ ...paid, remainingDays: 0 })
  expect(title).toBe('Your subscription has expired')
  expect(text).toContain('the Growth plan')
})
