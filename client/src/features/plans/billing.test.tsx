import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { outOfReach, refuse } from '../../testing/fakeGateway.ts'
import { owner } from '../../testing/people.ts'
import { rememberReturnPath } from './billing.ts'
import { cardForms } from './payment/useMountedCard.ts'
import { business, endedPlan, openBilling, fakeCardForm, subscriptionOf } from './testing/billing.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})
const visa = { kind: 'succeeded', paymentMethodId: 'pm_mock_visa' } as const
const paid = { __typename: 'Transaction', id: '77', amount: 29, currencyCode: 'USD' }
const subscribed = { Subscribe: { subscribe: { __typename: 'Subscribed', transaction: paid } } }

test('the plan is shown with price, seats, renewal and card', async () => {
  openBilling('/subscriptions')
  const plan = within(await screen.findByRole('region', { name: 'Plan' }))
  for (const text of ['Team, monthly', '$79.00 per month, for the whole company', '7 of 15 in use', '12/02/2026'])
    expect(plan.getByText(text)).toBeVisible()
  const card = within(screen.getByRole('region', { name: 'Payment method' }))
  expect(card.getByText('Visa ending in 4242')).toBeVisible()
  expect(card.getByText('04/2099')).toBeVisible()
  expect(card.getByRole('link', { name: 'Change card' })).toHaveAttribute('href', '/subscriptions/card')
})

test('the page renders without optional service data', async () => {
  const silent = { plan: null, card: null, seats: null, nextBillingTimestamp: null, remainingDays: null, subscriptionId: null }
  openBilling('/subscriptions', { CompanyPlan: { subscription: subscriptionOf(silent) } })
  const plan = within(await screen.findByRole('region', { name: 'Plan' }))
  expect(plan.getByText('Team')).toBeVisible()
  expect(plan.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Add a card' })).toBeVisible()
})

test('a plan is cancelled with a reason, and a scheduled change can be undone', async () => {
  const { gateway, user } = openBilling('/subscriptions', {
    CancelPlan: { cancelSubscription: { __typename: 'OwnSubscription', cancelledAt: 1795219200 } },
    ChangePlan: { changeSubscription: null },
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the plan' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel the plan' }))
  expect(await dialog.findByText('Please select a reason')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'It costs too much' }))
  gateway.answer({ CompanyPlan: { subscription: subscriptionOf({ cancelledAt: 1795219200, cancelReason: 'It costs too much' }) } })
  await user.click(dialog.getByRole('button', { name: 'Cancel the plan' }))
  expect(await screen.findByText('It ends on 12/02/2026. Reason: It costs too much.')).toBeVisible()
  expect(gateway.callsOf('CancelPlan')).toEqual([{ id: '41', cancelReason: 'It costs too much' }])
  await user.click(screen.getByRole('button', { name: 'Keep Team' }))
  await waitFor(() => expect(gateway.callsOf('ChangePlan')).toEqual([{ input: { id: '41', planId: '2' } }]))
})

test('payment leads back to where a plan was required, and a second click pays nothing twice', async () => {
  fakeCardForm(visa)
  rememberReturnPath('/nowhere?tab=2')
  const { gateway, user } = openBilling('/subscriptions/checkout?plan=1', { ...endedPlan, ...subscribed })
  await screen.findByTitle('Card details')
  await user.dblClick(await screen.findByRole('button', { name: 'Pay $29.00' }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/nowhere?tab=2'))
  expect(await screen.findByText('You’re on the Solo plan. $29.00 paid.')).toBeVisible()
  expect(gateway.callsOf('Subscribe')).toMatchObject([{ input: { planId: '1', billingCycle: 'MONTH', paymentMethodId: 'pm_mock_visa' } }])
})

test('a payment whose response was lost is retried with the same key, a declined one with a new key', async () => {
  const confirm = fakeCardForm(visa)
  const { gateway, user } = openBilling('/subscriptions/checkout?plan=1', { ...endedPlan, Subscribe: outOfReach() })
  await screen.findByTitle('Card details')
  await user.click(await screen.findByRole('button', { name: 'Pay $29.00' }))
  expect(await screen.findByText(/Trying again never charges twice/)).toBeVisible()
  const DECLINED = 'Your card has insufficient funds.'
  gateway.answer({ Subscribe: refuse('INVALID', DECLINED, { fields: [{ field: 'paymentMethodId', message: DECLINED }] }) })
  await user.click(screen.getByRole('button', { name: 'Pay $29.00' }))
  await waitFor(() => expect(screen.getAllByText(DECLINED)).toHaveLength(2))
  expect(confirm).toHaveBeenCalledTimes(1)
  gateway.answer(subscribed)
  await user.click(screen.getByRole('button', { name: 'Pay $29.00' }))
  await waitFor(() => expect(window.location.pathname).toBe('/subscriptions'))
  const [first, again, other] = gateway.callsOf('Subscribe').map(({ idempotencyKey }) => idempotencyKey)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test.each([
  [{ kind: 'declined', reason: 'Your card was declined. Try another card.' }, 'Your card was declined. Try another card.'],
  [{ kind: 'needsAction' }, 'Your bank still has to confirm it’s you. Try again.'],
  [{ kind: 'network' }, /can’t be reached. Nothing was charged./],
] as const)('%j: nothing is sent, and the reason is shown', async (answer, labels) => {
  fakeCardForm(answer)
  const { gateway, user } = openBilling('/subscriptions/checkout?plan=1', endedPlan)
  await screen.findByTitle('Card details')
  await user.click(await screen.findByRole('button', { name: 'Pay $29.00' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(labels)
  expect(gateway.callsOf('Subscribe')).toEqual([])
})

test('a card form that fails to load says so and can be retried', async () => {
  const { gateway, user } = openBilling('/subscriptions/card', { CardToken: refuse('UPSTREAM_FAILED', 'No keys today.') })
  expect(await screen.findByText('No keys today.')).toBeVisible()
  fakeCardForm(visa)
  gateway.answer({ CardToken: { cardToken: { __typename: 'CardToken', publishableKey: 'pk_mock_callout', clientSecret: 'secret' } } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTitle('Card details')).toBeVisible()
})

test.each([
  ['/subscriptions/checkout?plan=1', 'Pay $29.00'],
  ['/subscriptions/card', 'Save card'],
])('%s: without a card form nothing can be paid, and the reason does not blame the connection', async (path, name) => {
  vi.spyOn(cardForms, 'builtIn').mockRejectedValue(new Error('blocked'))
  const { user } = openBilling(path, endedPlan)
  expect(await screen.findByText('The card form couldn’t be loaded. Try again, or contact support if it happens again.')).toBeVisible()
  expect(screen.getByRole('button', { name })).toBeDisabled()
  fakeCardForm(visa)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
})

test('a plan change shows its cost first, less the rest of the month and a coupon', async () => {
  const { gateway, user } = openBilling('/subscriptions/checkout?plan=3', {
    PlansWithCoupon: ({ coupon }) =>
      coupon === 'HALF'
        ? { plans: [{ __typename: 'Plan', id: '3', firstAmount: 99.5 }] }
        : refuse('INVALID', 'This coupon isn’t valid.', { fields: [{ field: 'coupon', message: 'This coupon isn’t valid.' }] }),
  })
  // 199.00 less half of 79.00.
  expect(await screen.findByRole('button', { name: 'Pay $159.50' })).toBeVisible()
  await user.type(screen.getByLabelText('Coupon'), 'NONE{Enter}')
  expect(await screen.findByText('This coupon isn’t valid.')).toBeVisible()
  await user.clear(screen.getByLabelText('Coupon'))
  await user.type(screen.getByLabelText('Coupon'), 'HALF{Enter}')
  gateway.answer({ ChangePlan: { changeSubscription: null }, CompanyPlan: { subscription: subscriptionOf({ plan: business }) } })
  await user.click(await screen.findByRole('button', { name: 'Pay $60.00' }))
  await waitFor(() => expect(gateway.callsOf('ChangePlan')).toMatchObject([{ input: { id: '41', planId: '3', coupon: 'HALF' } }]))
})

test('a cheaper plan costs nothing today and starts after the paid period', async () => {
  openBilling('/subscriptions/checkout?plan=1')
  expect(await screen.findByText(/Nothing is due today. Solo, monthly, begins on 12\/02\/2026, for \$29.00/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change plan' })).toBeVisible()
})

test('staff cannot see the plan, and the page says why', async () => {
  const { gateway } = openBilling('/subscriptions', {}, { ...owner, userType: 'STAFF' } as unknown as typeof owner)
  expect(await screen.findByText(/You don’t have permission to see plan and billing/)).toBeVisible()
  expect(gateway.callsOf('CompanyPlan')).toEqual([])
})

test('payments are listed, each with an itemized receipt', { tags: 'nightly' }, async () => {
  const payment = {
    __typename: 'Transaction',
    id: '77',
    transactionNumber: 'TX-0077',
    transactionType: 'SUBSCRIPTION',
    amount: 63.2,
    currencyCode: 'USD',
    status: 'FAILED',
    statusDesc: 'Your card has expired.',
    gateway: 'Stripe',
    reference: 'pi_77',
    planName: 'Team, monthly',
    createdAt: 1795219200,
    lines: [
      { __typename: 'TransactionLine', name: 'Team, monthly', amount: 79 },
      { __typename: 'TransactionLine', name: 'Coupon', amount: -15.8 },
    ],
  }
  const page = {
    __typename: 'TransactionPage',
    items: [payment, { ...payment, id: '78', transactionNumber: 'TX-0078', transactionType: 'REFUND', amount: 79, planName: 'Business' }],
    totals: null,
    totalCount: 2,
    page: 1,
    perPage: 10,
    unreadable: [],
    ignored: [],
  }
  const { gateway, user } = openBilling('/subscriptions/payments', { Transactions: { transactions: page } })
  const refund = (await screen.findByRole('link', { name: /^TX-0078/ })).closest('tr') as HTMLElement
  expect(refund).toHaveTextContent('−$79.00')
  expect(screen.getByRole('link', { name: 'Plan and billing', current: false })).toHaveAttribute('href', '/subscriptions')
  await user.click(screen.getByRole('link', { name: /^TX-0077/ }))
  const receipt = within(await screen.findByRole('region', { name: 'Receipt' }))
  for (const text of ['Paid by', '$79.00', '−$15.80', '$63.20', 'pi_77']) expect(receipt.getByText(text)).toBeVisible()
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  gateway.answer({ TransactionPaper: { transactionPaper: { fileName: 'TX-0077.pdf', base64: btoa('%PDF-1.7') } } })
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(files.map(({ type }) => type)).toEqual(['application/pdf']))
  expect(await files[0]?.text()).toBe('%PDF-1.7')
  gateway.answer({ TransactionPaper: { transactionPaper: null } })
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText('No PDF available. Print the page instead.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Payments and receipts' }))
  await user.click(await screen.findByRole('link', { name: /^TX-0078/ }))
  expect(await screen.findByText('Refunded to')).toBeVisible()
  expect(screen.queryByText('Paid by')).toBeNull()
})
