import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { elementsOf, readPdf } from '../../testing/readPdf.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { plans, settings } = endpoints
const DAY = 86_400
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})
const subscription = () => mock.read(plans.getSubscription, {}, owner)
const paymentsOf = async () => (await mock.read(plans.listTransactions, { per_page: 100 }, owner)).transactions
/** The monthly plan of Team, with so many days left, and whatever else. */
function monthly(daysLeft: number, more: object = {}): void {
  const ends_at = mock.clock.now() + daysLeft * DAY
  const plan = { id: 1, plan_name: 'Team', sku: 'team_month', payment_method_id: 'pm_mock_visa' }
  mock.store.transaction(() =>
    mock.store.companies.update(1, { subscription: { ...plan, started_at: ends_at - 30 * DAY, ends_at, ...more } }),
  )
}

test('a period that ends is followed by the next, each paid once and at its own time', async () => {
  monthly(-31)
  const before = await paymentsOf()
  const { status, next_billing_timestamp } = await subscription()
  expect([status, next_billing_timestamp]).toEqual(['Active', mock.clock.now() + 29 * DAY])
  const [second, first] = await paymentsOf()
  expect(before).toHaveLength((await paymentsOf()).length)
  expect([first, second]).toMatchObject([
    { amount: 79, status: 'succeeded', plan_name: 'Team, monthly', created_at: mock.clock.now() - 31 * DAY },
    { amount: 79, status: 'succeeded', plan_name: 'Team, monthly', created_at: mock.clock.now() - DAY },
  ])
  expect((await mock.call('POST', '/users/select_status', { token: owner, body: { availability_status: 1 } })).responseCode).toBe(200)
})

test('the plan that was chosen for it begins with the next period, at its own price', async () => {
  monthly(-1, { next_sku: 'business_year' })
  expect(await subscription()).toMatchObject({
    status: 'Active',
    plan: { sku: 'business_year' },
    next_plan: null,
    next_billing_timestamp: mock.clock.now() + 364 * DAY,
  })
  expect((await paymentsOf())[0]).toMatchObject({ amount: 1990, plan_name: 'Business, yearly' })
})

test.each([
  ['one that was cancelled', { cancelled_at: 1, cancel_reason: 'x' }, []],
  ['one whose card is declined', { payment_method_id: 'pm_mock_empty' }, ['failed: Your card has insufficient funds.']],
  ['one without a card', { payment_method_id: undefined }, []],
])('%s ends with its period, and is asked once', async (_, more, known) => {
  monthly(1, more)
  const count = (await paymentsOf()).length
  monthly(-1, more)
  expect((await subscription()).status).toBe('Expired')
  const after = await paymentsOf()
  expect(after.slice(0, after.length - count).map(({ status, status_desc }) => `${status}: ${status_desc}`)).toEqual(known)
  expect((await mock.call('POST', '/users/select_status', { token: owner, body: { availability_status: 1 } })).responseCode).toBe(402)
})

test('the receipt of a payment is a PDF with its figures, the same bytes each time, to the company as it was then', async () => {
  monthly(-1)
  await subscription()
  const [paid] = await paymentsOf()
  const receipt = async () => {
    const { file_name, file_base64, transactions } = await mock.read(
      plans.listTransactions,
      { transaction_id: paid?.id, format: 'pdf' },
      owner,
    )
    expect(transactions.map(({ id }) => id)).toEqual([paid?.id])
    return { file_name, content: Buffer.from(file_base64 ?? '', 'base64') }
  }
  const first = await receipt()
  expect(first.file_name).toBe(`${paid?.transaction_number}.pdf`)
  const pdf = await readPdf(first.content)
  expect(pdf.title).toBe(`Receipt ${paid?.transaction_number}`)
  expect(elementsOf(pdf, 'TD').map(({ text }) => text)).toEqual(['Team, monthly', '$79.00', '$79.00'])
  const texts = elementsOf(pdf, 'P').map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['PAID', 'Total $79.00', expect.stringMatching(/^Paid by Lantern Oak Home Services /)]))
  await mock.read(settings.updateCompany, { id: 1, organization_name: 'Renamed Ltd' }, owner)
  expect((await receipt()).content.equals(first.content)).toBe(true)
})

test('hides receipts of other companies', async () => {
  const [paid] = await paymentsOf()
  const token = await mock.signIn('individual')
  const { responseCode } = await mock.call('GET', `/master_transactions?transaction_id=${paid?.id}&format=pdf`, { token })
  expect(responseCode).toBe(404)
})
