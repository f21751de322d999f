import { endpoints } from '@callout/contracts/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/testApp.ts'

const { getCustomer } = endpoints.customers
let mock: TestApp
beforeAll(() => {
  mock = testApp()
})

test('a customer comes with properties and sums', async () => {
  const invoice = mock.store.invoices.all().find(({ company_id, status }) => company_id === 1 && status === 9)
  const id = invoice?.customer_id ?? 0
  const customer = await mock.read(getCustomer, { id }, await mock.signIn('owner'))
  const invoices = mock.store.invoices.all().filter(({ customer_id }) => customer_id === id)
  expect(customer.billed_total).toBeCloseTo(
    invoices.reduce((sum, { total }) => sum + total, 0),
    2,
  )
  expect(customer.outstanding_balance).toBeGreaterThanOrEqual(invoice?.balance_due ?? Infinity)
  expect(customer.jobs_count).toBe(mock.store.jobs.all().filter(({ customer_id }) => customer_id === id).length)
  expect(customer.properties?.map(({ customer_id }) => customer_id)).toContain(id)
  expect(customer.last_visit_at).toBeLessThan(mock.clock.now())
})

test('staff see the customers of their jobs only', async () => {
  const token = await mock.signIn('staff')
  const ownIds = mock.store.jobs
    .all()
    .filter(({ staff_ids }) => staff_ids.includes(13))
    .map(({ customer_id }) => customer_id)
  const item = mock.store.customers.all().find(({ company_id, id }) => company_id === 1 && !ownIds.includes(id))
  expect((await mock.read(getCustomer, { id: ownIds[0] ?? 0 }, token)).id).toBe(ownIds[0])
  expect(await mock.call('GET', `/customers/${item?.id}`, { token })).toMatchObject({
    responseCode: 404,
    responseMessage: 'This customer doesn’t exist.',
  })
})

test('shows staff only the customer data of their own jobs', async () => {
  const shared = mock.store.jobs.all().find(({ staff_ids, customer_id }) => {
    const others = mock.store.jobs.by('customer_id', customer_id).filter((job) => !job.staff_ids.includes(13))
    return staff_ids.includes(13) && others.length > 0
  })
  const id = shared?.customer_id ?? 0
  const ownJobs = mock.store.jobs.by('customer_id', id).filter(({ staff_ids }) => staff_ids.includes(13))
  const customer = await mock.read(getCustomer, { id }, await mock.signIn('staff'))
  expect(customer.jobs_count).toBe(ownJobs.length)
  expect((await mock.read(getCustomer, { id }, await mock.signIn('owner'))).jobs_count).toBeGreaterThan(ownJobs.length)
})
