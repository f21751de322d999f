import { expect, test } from 'vitest'
import { compactText, isRunning, shortText, getState, formatSubscription } from './payment/subscription.ts'

const trial = { purchaseSkuName: null, userPurchaseSku: 'free_trial', freeTrialDays: 3, remainingDays: 0 }
const paid = { purchaseSkuName: 'Growth', userPurchaseSku: 'growth_month', freeTrialDays: 0, remainingDays: 12 }

test.each([
  ['TRIALING', trial, true],
  ['TRIAL_ENDED', { ...trial, freeTrialDays: 0 }, false],
  ['TRIAL_ENDED', { ...trial, freeTrialDays: null, remainingDays: 9 }, false],
  ['ACTIVE', paid, true],
  ['EXPIRED', { ...paid, remainingDays: 0 }, false],
  ['EXPIRED', { ...paid, purchaseSkuName: null }, false],
] as const)('%s', (state, subscription, runs) => {
  expect(getState(subscription)).toBe(state)
  expect(isRunning(subscription)).toBe(runs)
})

test('the plans page names the plan that has ended', () => {
  const { title, text } = formatSubscription({ ...paid, remainingDays: 0 }, null)
  expect(title).toBe('Your subscription has expired')
  expect(text).toContain('the Growth plan')
})

test('the shell counts trial days and shows nothing for an active subscription', () => {
  expect(shortText(trial)).toBe('Trial: 3 days left')
  expect(compactText(trial)).toBe('3 days')
  expect(shortText({ ...trial, freeTrialDays: 1 })).toBe('Last day of your trial')
  expect(shortText(paid)).toBeNull()
})
