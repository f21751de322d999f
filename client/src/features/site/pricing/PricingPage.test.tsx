import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { browserKeys } from '../../../lib/offline/keyStore.ts'
import { saveProfileSummary, summaryOf } from '../../../lib/session/profileSummary.ts'
import { fakeGateway, outOfReach } from '../../../testing/fakeGateway.ts'
import { memoryKeys } from '../../../testing/memoryKeys.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

const plan = (id: string, name: string, amount: number, billingCycle: string, isPopular = false) => ({
  __typename: 'Plan',
  id,
  name,
  sku: `team_${billingCycle.toLowerCase()}`,
  amount,
  currencyCode: 'USD',
  billingCycle,
  staffLimit: 15,
  isStaffUnlimited: false,
  features: ['Invoices'],
  freeTrialDays: 7,
  isPopular,
})
const plans = [plan('1', 'Team', 79, 'MONTH', true), plan('2', 'Team', 790, 'YEAR')]

afterEach(() => vi.restoreAllMocks())

/** jsdom stores no keys. */
function keepKeysInMemory(): void {
  const keys = memoryKeys()
  vi.spyOn(browserKeys, 'read').mockImplementation(keys.read)
  vi.spyOn(browserKeys, 'keep').mockImplementation(keys.keep)
}

test('compares plans by month and year, with the choice in the URL', async () => {
  fakeGateway({ PublicPlans: { plans } })
  const { user } = renderAt('/pricing')
  expect(screen.queryByText('$79.00')).toBeNull()
  expect(await screen.findByText('$79.00')).toBeVisible()
  expect(screen.getByText('7 day free trial with every plan. No credit card required.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Yearly' }))
  const yearly = within(await screen.findByRole('list', { name: 'Yearly plans' }))
  expect(yearly.getByText('$790.00')).toBeVisible()
  expect(yearly.getByText('$158.00 less than paying monthly')).toBeVisible()
  expect(window.location.search).toBe('?cycle=year')
  expect(yearly.getByRole('link', { name: 'Start free trial with Team' })).toHaveAttribute('href', '/register')
})

test('marks the user’s plan and offers the others, with the words of the plans page', async () => {
  signedIn()
  keepKeysInMemory()
  await saveProfileSummary(summaryOf({ ...owner, subscriptionDetails: { ...owner.subscriptionDetails, userPurchaseSku: 'team_month' } }))
  fakeGateway({ PublicPlans: { plans } })
  renderAt('/pricing')
  const monthly = within(await screen.findByRole('list', { name: 'Monthly plans' }))
  expect(await monthly.findByText('Your plan')).toBeVisible()
  expect(monthly.queryByRole('link')).toBeNull()
})

test('a link to the yearly plans shows them', async () => {
  fakeGateway({ PublicPlans: { plans } })
  renderAt('/pricing?cycle=year')
  expect(await screen.findByText('$790.00')).toBeVisible()
})

test('offers a retry without a connection', async () => {
  const gateway = fakeGateway({ PublicPlans: outOfReach() })
  const { user } = renderAt('/pricing')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load plans. Can’t reach the server. Check your connection and try again.',
  )
  gateway.answer({ PublicPlans: { plans } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('$79.00')).toBeVisible()
})

test('without plans the page says what to do', async () => {
  fakeGateway({ PublicPlans: { plans: [] } })
  renderAt('/pricing')
  expect(await screen.findByText(/No data Found!/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})
