import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { plans } = endpoints
let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const DAY = 86_400
const getId = async (sku: string): Promise<number> => {
  const found = (await mock.read(plans.listPlans, {})).find((plan) => plan.sku === sku)
  if (!found) throw new Error(sku)
  return found.id
}
/** Calls, and hands out code, message and the field that is wrong. */
async function apiError(method: 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: object) {
  const { responseCode, responseMessage, responseData } = await mock.call(method, path, { token, ...(body && { body }) })
  const { errors = [] } = (responseData ?? {}) as { errors?: readonly { readonly field: string }[] }
  return [responseCode, responseMessage, errors[0]?.field]
}
const paymentsOf = async (token: string) => (await mock.read(plans.listTransactions, { per_page: 100 }, token)).transactions

test('an account that has expired begins a plan, pays once, and can write again', async () => {
  const token = await mock.signIn('expired')
  expect((await mock.read(plans.getSubscription, {}, token)).status).toBe('Expired')
  const before = await paymentsOf(token)
  const input = { plan_id: await getId('solo_month'), payment_method_id: 'pm_mock_visa', idempotency_key: 'once-and-no-more' }
  const [first, again] = [await mock.read(plans.subscribe, input, token), await mock.read(plans.subscribe, input, token)]
  expect(again).toEqual(first)
  expect(first.transaction).toMatchObject({ amount: 29, status: 'succeeded', plan_name: 'Solo, monthly' })
  expect(await mock.read(plans.getSubscription, {}, token)).toMatchObject({
    status: 'Active',
    remaining_days: 30,
    next_billing_timestamp: mock.clock.now() + 30 * DAY,
    card: { brand: 'Visa', last4: '4242' },
    seats: { used: 0, limit: 1 },
  })
  expect(await paymentsOf(token)).toHaveLength(before.length + 1)
  expect((await mock.call('POST', '/users/select_status', { token, body: { availability_status: 1 } })).responseCode).toBe(200)
})

test.each([
  ['a card without money', { payment_method_id: 'pm_mock_empty' }, 'Your card has insufficient funds.', 'payment_method_id'],
  ['a card that nobody knows', { payment_method_id: 'pm_made_up' }, 'This card isn’t known. Enter it again.', 'payment_method_id'],
  ['no card', { payment_method_id: '' }, 'Enter a card', 'payment_method_id'],
  ['a coupon that nobody knows', { coupon: 'NONE' }, 'This coupon isn’t valid.', 'coupon'],
  ['a coupon that is over', { coupon: 'spring25' }, 'This coupon has expired.', 'coupon'],
  ['no plan', { plan_id: 99 }, 'Choose one of the plans.', 'plan_id'],
])('%s buys nothing', async (_, wrong, message, field) => {
  const token = await mock.signIn('trial-ended')
  const body = { plan_id: await getId('team_month'), payment_method_id: 'pm_mock_visa', ...wrong }
  expect(await apiError('POST', '/subscriptions/', token, body)).toEqual([422, message, field])
  expect((await mock.read(plans.getSubscription, {}, token)).status).toBe('Trial Ended')
  expect(await paymentsOf(token)).toEqual([])
})

test('a coupon takes its part off the first period, and the plans say so before', async () => {
  const token = await mock.signIn('trial-ended')
  const offered = (await mock.read(plans.listPlans, { coupon: 'welcome20' })).find(({ sku }) => sku === 'team_month')
  expect(offered?.first_amount).toBe(63.2)
  const input = { plan_id: offered?.id ?? 0, payment_method_id: 'pm_mock_visa', coupon: 'welcome20' }
  const { transaction } = await mock.read(plans.subscribe, input, token)
  expect(transaction).toMatchObject({ amount: 63.2, lines: [{ amount: 79 }, { name: 'Coupon WELCOME20', amount: -15.8 }] })
})

test('a dearer plan begins at once for what it costs more; a cheaper one when the period ends; and back', async () => {
  const token = await mock.signIn('owner')
  const { subscription_id: id = 0 } = await mock.read(plans.getSubscription, {}, token)
  const change = async (sku: string) => mock.read(plans.changeSubscription, { id: Number(id), plan_id: await getId(sku) }, token)
  const cheaper = await change('team_month')
  expect(cheaper).toMatchObject({ user_purchase_sku: 'team_year', next_plan: { sku: 'team_month' }, transaction: null })
  expect((await change('team_year')).next_plan).toBeNull()
  // 301 of 365 days are left of 790.00: 651.48.
  const { transaction, ...dearer } = await change('business_year')
  expect(transaction?.amount).toBe(1338.52)
  expect(dearer).toMatchObject({ user_purchase_sku: 'business_year', remaining_days: 365, next_plan: null })
  expect(await apiError('POST', '/subscriptions/', token, { plan_id: 1, payment_method_id: 'pm_mock_visa' })).toEqual([
    422,
    'There is a plan already. Change it instead.',
    'plan_id',
  ])
})

test('a plan that is too small for those who are active is refused', async () => {
  const token = await mock.signIn('owner')
  const change = { plan_id: await getId('solo_year') }
  expect(await apiError('PUT', '/subscriptions/1', token, change)).toEqual([
    422,
    'Solo is for one person, and 5 are active. Set some inactive or choose a larger plan.',
    'plan_id',
  ])
})

test('runs a cancelled plan until its end and can resume it', async () => {
  const token = await mock.signIn('owner')
  expect((await apiError('DELETE', '/subscriptions/4?cancel_reason=x', token))[0]).toBe(422)
  expect(await apiError('DELETE', '/subscriptions/1', token)).toEqual([422, 'Please select a reason', 'cancel_reason'])
  const cancelled = await mock.read(plans.cancelSubscription, { id: 1, cancel_reason: 'It costs too much' }, token)
  expect(cancelled).toMatchObject({ status: 'Active', cancelled_at: mock.clock.now(), cancel_reason: 'It costs too much' })
  const stored = await mock.read(plans.changeSubscription, { id: 1, plan_id: await getId('team_year') }, token)
  expect(stored).toMatchObject({ cancelled_at: null, remaining_days: 301 })
})

test('what was paid is listed, the newest first, with its sums; others see none of it', async () => {
  const token = await mock.signIn('owner')
  const all = await mock.read(plans.listTransactions, { per_page: 100 }, token)
  const instants = all.transactions.map(({ created_at }) => created_at)
  expect(instants).toEqual(instants.toSorted((a, b) => Number(b) - Number(a)))
  const sum = (type: string) =>
    all.transactions.reduce((cents, item) => cents + (item.transaction_type === type ? Number(item.amount) * 100 : 0), 0)
  expect(all.totals).toEqual({ paid_total: sum('subscription') / 100, refunded_total: -sum('refund') / 100 })
  expect((await mock.read(plans.listTransactions, { status: 'failed' }, token)).transactions).toEqual([])
  expect((await mock.read(plans.listTransactions, { transaction_type: 'refund' }, token)).transactions).toHaveLength(1)
  const outsider = await paymentsOf(await mock.signIn('expired'))
  expect(outsider.filter(({ id }) => all.transactions.some((item) => item.id === id))).toEqual([])
  expect(outsider.filter(({ status }) => status === 'failed')).toHaveLength(2)
})

test('neither returns nor stores the secret key', async () => {
  const token = await mock.signIn('owner')
  const path = '/payment_configuration/stripe_payment_configurataion'
  expect(await apiError('PUT', path, token, { is_enabled: true })).toEqual([422, 'Required', 'publishable_key'])
  const keys = { publishable_key: 'pk_test_abcdefgh1', secret_key: 'sk_test_abcdefgh2' }
  const saved = await mock.read(plans.updatePaymentConfiguration, { ...keys, is_enabled: true }, token)
  expect(saved).toMatchObject({ publishable_key: keys.publishable_key, has_secret: true, is_enabled: true })
  expect(JSON.stringify([mock.store.companies.all(), mock.logged, await mock.control('GET', '/requests')])).not.toContain(keys.secret_key)
})

test('another card is taken with the words of the product', async () => {
  const token = await mock.signIn('owner')
  const path = '/payment_configuration/stripe_payment_configurataion'
  const body = { payment_method_id: 'pm_mock_mastercard' }
  expect(await mock.call('PUT', path, { token, body })).toMatchObject({
    responseMessage: 'Payment Method Updated Successfully',
    responseData: { card: { brand: 'Mastercard', last4: '4444' } },
  })
})
