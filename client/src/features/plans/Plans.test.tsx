import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

beforeEach(() => sessionStorage.clear())

const plan = (id: string, name: string, billingCycle: 'MONTH' | 'YEAR', amount: number, sku: string) => ({
  __typename: 'Plan',
  id,
  name,
  sku,
  amount,
  currencyCode: 'USD',
  billingCycle,
  staffLimit: 15,
  isStaffUnlimited: false,
  features: ['Job forms with signatures'],
  freeTrialDays: 7,
  isPopular: name === 'Growth',
})
const plans = [
  plan('1', 'Solo', 'MONTH', 29, 'solo_month'),
  plan('2', 'Growth', 'MONTH', 79, 'growth_month'),
  plan('3', 'Solo', 'YEAR', 290, 'solo_year'),
  plan('4', 'Growth', 'YEAR', 790, 'growth_year'),
]
const active = owner.subscriptionDetails
const trialing = { ...active, userPurchaseSku: 'free_trial', purchaseSkuName: null, freeTrialDays: 3, remainingDays: 3 }
const states = {
  trialing,
  active,
  trialEnded: { ...trialing, freeTrialDays: 0, remainingDays: 0 },
  expired: { ...active, remainingDays: 0 },
} as const

function open(state: keyof typeof states, more: Record<string, FakeOperation> = {}, path = '/pricing-plans', person: object = {}) {
  const user = { ...owner, ...person, subscriptionDetails: states[state] }
  signedIn(user)
  const gateway = fakeGateway({ Me: { me: user }, CurrentPlans: { plans }, ...more })
  return { gateway, ...renderAt(path) }
}

test.each([
  ['trialing', 'You’re on a free trial', 'You have 3 days left.', 'Continue'],
  ['active', 'Your subscription is active', /^You’re on the Growth plan\. Paid until \d\d\/\d\d\/\d{4}\.$/, 'Continue'],
  ['trialEnded', 'Your free trial has ended', 'Choose a plan to keep working.', 'Try again'],
  ['expired', 'Your subscription has expired', 'The paid period for the Growth plan has ended.', 'Try again'],
] as const)('the page shows the state %s', async (state, title, text, way) => {
  open(state)
  const panel = within(await screen.findByRole('region', { name: 'Your subscription' }))
  expect(panel.getByRole('heading', { name: title })).toBeVisible()
  expect(panel.getByText(typeof text === 'string' ? new RegExp(text.replaceAll('.', '\\.')) : text)).toBeVisible()
  expect(panel.getByRole('link', { name: way })).toHaveAttribute('href', '/jobs')
  expect(document.title).toBe('Plans · Callout')
})

test('plans per month and per year are selected in the URL', async () => {
  const { user } = open('trialEnded')
  const monthly = within(await screen.findByRole('list', { name: 'Monthly plans' }))
  expect(monthly.getByText('$79.00')).toBeVisible()
  expect(monthly.getAllByText(/per month, for the whole company/)).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: 'Yearly' }))
  const yearly = within(await screen.findByRole('list', { name: 'Yearly plans' }))
  expect(yearly.getByText('$790.00')).toBeVisible()
  expect(yearly.getByText('$158.00 less than paying monthly')).toBeVisible()
  expect(window.location.search).toBe('?cycle=year')
})

test('the current plan is marked and cannot be chosen again', async () => {
  open('active')
  expect(await screen.findByText('Your plan')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Choose Growth' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Choose Solo' })).toBeVisible()
})

test('choosing a plan leads to checkout and then back to the origin', async () => {
  open('trialEnded')
  const choose = await screen.findByRole('link', { name: 'Choose Growth' })
  expect(choose).toHaveAttribute('href', '/subscriptions/checkout?plan=2')
})

test('staff see the plans and who can choose one', async () => {
  open('trialEnded', {}, '/pricing-plans', { userType: 'STAFF' })
  expect(await screen.findByText(/Your company’s owner can choose one/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull()
})

test('a trial is counted in the shell, which links to the plans and back', { tags: 'nightly' }, async () => {
  const { user } = open('trialing', {}, '/nowhere?tab=2')
  await user.click(await screen.findByRole('link', { name: /Trial: 3 days left/ }))
  expect(await screen.findByRole('heading', { name: 'You’re on a free trial' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Trial: 3 days left/ })).toBeNull()
  await user.click(await screen.findByRole('radio', { name: 'Yearly' }))
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/nowhere?tab=2'))
})

test.each([
  ['an active subscription', 'active', {}],
  ['staff', 'trialing', { userType: 'STAFF' }],
  ['an admin without that authority', 'trialing', { userType: 'STAFF_ADMIN' }],
] as const)('the shell shows nothing for %s', async (_, state, person) => {
  open(state, {}, '/nowhere', person)
  await screen.findByText('Page not found')
  await waitFor(() => expect(screen.queryByRole('link', { name: /See plans/ })).toBeNull())
})

test('plans that fail to load can be retried', async () => {
  const { user, gateway } = open('trialEnded', { CurrentPlans: refuse('UPSTREAM_TIMEOUT', 'The service took too long.') })
  expect(await within(screen.getByRole('main')).findByText('The service took too long.')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('The service took too long.')).toHaveLength(2))
  gateway.answer({ CurrentPlans: { plans } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Choose Growth' })).toBeVisible()
})

test('a 402 of the plans query stays on the page without a redirect loop', async () => {
  const reached = vi.spyOn(window.history, 'pushState')
  const { gateway } = open('expired', { CurrentPlans: refuse('SUBSCRIPTION_REQUIRED', 'A plan is needed.') })
  expect(await within(await screen.findByRole('main')).findByText('A plan is needed.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(window.location.pathname).toBe('/pricing-plans')
  expect(reached).not.toHaveBeenCalled()
  expect(gateway.callsOf('CurrentPlans')).toHaveLength(1)
  reached.mockRestore()
})

test('the number of staff is shown once', async () => {
  const named = plans.map((item) => ({ ...item, features: ['For up to 15 people', 'Job forms with signatures'] }))
  open('trialEnded', { CurrentPlans: { plans: named } })
  expect(await screen.findAllByText('Up to 15 staff')).toHaveLength(2)
  expect(screen.queryByText('For up to 15 people')).toBeNull()
})
