import { expect, test } from 'vitest'
import {
  displayedCycle,
  cyclesOf,
  isOwnPlan,
  listLabel,
  otherFeatures,
  perText,
  plansOf,
  planTitle,
  type PublicPlan,
  priceOf,
  savingOf,
  formatStaff,
} from './planText.ts'

const monthly: PublicPlan = {
  id: '1',
  name: 'Growth',
  sku: 'growth_month',
  amount: 49.9,
  currencyCode: 'USD',
  billingCycle: 'MONTH',
  staffLimit: 10,
  isStaffUnlimited: false,
  features: [],
  freeTrialDays: 7,
  isPopular: true,
}
const yearly: PublicPlan = { ...monthly, id: '2', amount: 499, billingCycle: 'YEAR' }

test('a price has two decimals, and names its period and unit', () => {
  expect([priceOf(yearly), priceOf(monthly)]).toEqual(['$499.00', '$49.90'])
  expect([perText(yearly), perText({ ...monthly, staffLimit: 1 })]).toEqual([
    'per year, for the whole company',
    'per month, for one person',
  ])
})

const active = { purchaseSkuName: 'Growth', userPurchaseSku: 'growth_month', freeTrialDays: 0, remainingDays: 9 }

test('the current plan’s cycle comes first, unless the URL names one', () => {
  const plans = [monthly, { ...yearly, sku: 'growth_year' }]
  const byYear = { ...active, userPurchaseSku: 'growth_year' }
  expect([displayedCycle(plans, null, byYear), displayedCycle(plans, 'month', byYear), displayedCycle(plans, 'never', null)]).toEqual([
    'YEAR',
    'MONTH',
    'MONTH',
  ])
})

test.each([
  ['of the same sku', monthly, active, true],
  ['of the same name without a sku', { ...monthly, sku: null }, active, true],
  ['of another sku', { ...monthly, sku: 'growth_year' }, active, false],
  ['that has expired', monthly, { ...active, remainingDays: 0 }, false],
  ['without a subscription', monthly, null, false],
])('a plan %s: current is %4$s', (_, plan, subscription, isOwn) => expect(isOwnPlan(plan, subscription)).toBe(isOwn))

test('a plan without a price shows none', () => expect(priceOf({ ...monthly, amount: null })).toBeNull())

test('a year’s saving is computed from the same plan’s monthly price', () => {
  expect(savingOf(yearly, [monthly, yearly])).toBe('$99.80 less than paying monthly')
})

test.each([
  ['the month itself', monthly],
  ['a year that costs more', { ...yearly, amount: 700 }],
  ['a year without a monthly plan', { ...yearly, name: 'Other' }],
  ['a year in another currency', { ...yearly, currencyCode: 'EUR' }],
])('no saving is claimed for %s', (_, plan) => expect(savingOf(plan, [monthly, yearly])).toBeNull())

test('a plan without a cycle is shown with each', () => {
  const missing = { ...monthly, billingCycle: null, staffLimit: null, isStaffUnlimited: null }
  expect([cyclesOf([missing]), displayedCycle([missing], null, null), perText(missing), planTitle(missing)]).toEqual([
    [],
    null,
    '',
    'Growth',
  ])
  expect(plansOf([missing, monthly, yearly], 'YEAR')).toEqual([missing, yearly])
  expect([listLabel(null), listLabel('YEAR')]).toEqual(['Plans', 'Yearly plans'])
})

test('only cycles with a plan are offered', () => {
  expect(cyclesOf([yearly, monthly])).toEqual(['MONTH', 'YEAR'])
})

test.each([
  [null, true, 'Any number of staff'],
  [null, null, null],
  [1, false, 'For one person'],
  [25, false, 'Up to 25 staff'],
])('a limit of %s, unlimited %s, reads "%s"', (staffLimit, isStaffUnlimited, text) =>
  expect(formatStaff({ ...monthly, staffLimit, isStaffUnlimited })).toBe(text),
)

test('the number of staff is shown once', () => {
  const features = ['For up to 10 people', 'Up to 10 staff', 'Invoices']
  expect(otherFeatures({ ...monthly, features })).toEqual(['Invoices'])
  expect(otherFeatures({ ...monthly, staffLimit: 1, features: ['For one person', 'Invoices'] })).toEqual(['Invoices'])
  expect(otherFeatures({ ...monthly, staffLimit: null, features: null })).toEqual([])
})
