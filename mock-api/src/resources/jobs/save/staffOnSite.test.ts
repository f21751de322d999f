import type { Job } from '@callout/contracts/jobs/schemas/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booking, booked, weekly } from '../../../testing/booking.ts'
import { testApp, type TestApp } from '../../../testing/testApp.ts'

/** The technician of the seed, and another one. */
const TECHNICIAN = 13
const COLLEAGUE = 14

let mock: TestApp
let owner: string
let technician: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  technician = await mock.signIn('staff')
})

const allow = (switches: Record<string, boolean>): void => void mock.store.companies.update(1, switches)
const ownJob = (changes: Partial<Booking> = {}): Promise<Job> => booked(mock, owner, { staff_ids: [TECHNICIAN], ...changes })
const savedLines = ({ id }: Job) => mock.store.jobs.get(id)?.line_items ?? []
const sentLines = (job: Job) => savedLines(job).map(({ total: _, amount: __, ...line }) => line)
const filter = { service_id: 100, name: 'Filter', quantity: 2 }

/** A technician's body: the required fields, and the change. */
const put = (job: Job, change: object, token = technician) => {
  const { customer_id, property_id, category_id } = mock.store.jobs.get(job.id) ?? {}
  const body = { customer_id, property_id, category_id, agreement_accepted: true, ...change }
  return mock.call('PUT', `/jobs/${job.id}`, { token, body })
}
const addLine = (job: Job, line: object = filter, reach: object = {}) => put(job, { line_items: [...sentLines(job), line], ...reach })

describe('staff_can_add_items', () => {
  test('is off at first', async () => {
    expect(await addLine(await ownJob())).toMatchObject({ responseCode: 403 })
  })

  test('lets staff add a price list item at its price to a job of theirs', async () => {
    allow({ staff_can_add_items: true, staff_can_see_prices: false })
    const job = await ownJob()
    const { responseCode, responseData } = await addLine(job)
    expect(responseCode).toBe(200)
    expect((responseData as Job).line_items).toMatchObject([
      { id: 1, quantity: 2, amount: null },
      { id: 2, quantity: 2, amount: null },
    ])
    expect(savedLines(job).map(({ amount }) => amount)).toEqual([45, mock.store.services.get(100)?.amount])
    expect(mock.store.history.by('job_id', job.id).at(-1)).toMatchObject({ event: 'edited', actor_id: TECHNICIAN })
  })

  test.each<readonly [string, (job: Job) => object]>([
    ['changes a quantity', (job) => ({ line_items: sentLines(job).map((line) => ({ ...line, quantity: 1 })) })],
    ['changes a price', (job) => ({ line_items: sentLines(job).map((line) => ({ ...line, amount: 1 })) })],
    ['removes a line', () => ({ line_items: [filter] })],
    ['adds an item that isn’t in the price list', (job) => ({ line_items: [...sentLines(job), { name: 'Tip', quantity: 1, amount: 5 }] })],
    ['clears the title', () => ({ title: '' })],
    ['assigns staff', () => ({ staff_ids: [TECHNICIAN, COLLEAGUE] })],
    ['messages the customer', (job) => ({ line_items: [...sentLines(job), filter], notify_customer: true })],
    ['moves the job to another customer', () => ({ customer_id: 2 })],
  ])('refuses a change that %s', async (_, change) => {
    allow({ staff_can_add_items: true })
    const job = await ownJob()
    const before = JSON.stringify(mock.store.jobs.get(job.id))
    expect(await put(job, change(job))).toMatchObject({ responseCode: 403, responseMessage: 'You don’t have permission to change jobs.' })
    expect(JSON.stringify(mock.store.jobs.get(job.id))).toBe(before)
  })

  test('doesn’t reach jobs of others', async () => {
    allow({ staff_can_add_items: true })
    expect(await addLine(await ownJob({ staff_ids: [COLLEAGUE] }))).toMatchObject({ responseCode: 403 })
  })

  test('reaches only their own visit where each visit is billed', async () => {
    allow({ staff_can_add_items: true })
    const job = await ownJob(weekly)
    const [first, second] = mock.store.visits.by('job_id', job.id)
    mock.store.visits.update(second?.id ?? 0, { staff_ids: [COLLEAGUE] })
    expect(await addLine(job)).toMatchObject({ responseCode: 403 })
    expect(await addLine(job, filter, { scope: 'this', visit_id: second?.id })).toMatchObject({ responseCode: 403 })
    expect(await addLine(job, filter, { scope: 'this', visit_id: first?.id })).toMatchObject({ responseCode: 200 })
    expect(savedLines(job)).toHaveLength(1)
    expect(mock.store.visits.get(first?.id ?? 0)?.money?.line_items).toHaveLength(2)
  })

  test('isn’t needed to attach a form, which keeps the others', async () => {
    const [first, second] = mock.store.forms.by('company_id', 1).filter(({ status }) => status !== 0)
    const job = await ownJob({ form_ids: [first?.id ?? 0] })
    expect(await put(job, { form_ids: [second?.id] })).toMatchObject({ responseCode: 403 })
    const { responseData } = await put(job, { form_ids: [first?.id, second?.id] })
    expect((responseData as Job).forms?.map(({ form_id }) => form_id)).toEqual([first?.id, second?.id])
  })
})

test('a line without a price keeps its own in a change by the office', async () => {
  const job = await ownJob()
  expect(await put(job, { line_items: [...sentLines(job), { name: 'Tip', quantity: 1 }] }, owner)).toMatchObject({ responseCode: 422 })
  const { responseData } = await put(job, { line_items: sentLines(job).map((line) => ({ ...line, quantity: 3 })) }, owner)
  expect((responseData as Job).line_items).toMatchObject([{ quantity: 3, amount: 45 }])
})

describe('staff_can_collect', () => {
  const started = async (changes: Partial<Booking> = {}): Promise<Job> => {
    const job = await ownJob(changes)
    for (const { id } of mock.store.visits.by('job_id', job.id)) mock.store.visits.update(id, { status: 4 })
    return job
  }
  const invoice = (job: Job, token = technician) =>
    mock.call('POST', '/jobs/manage_job', { token, body: { job_id: job.id, visit_id: job.visits?.[0]?.id, action: 'create_invoice' } })
  const pay = (invoiceIds: readonly (number | undefined)[], token = technician) =>
    mock.call('POST', '/jobs/bulk_cashout', {
      token,
      body: { invoice_ids: invoiceIds, amount: 20, payment_method: 0, reference: 'Hall' },
    })
  const invoiceOf = ({ id }: Job) => mock.store.invoices.all().find(({ job_id }) => job_id === id)
  const read = (id: number | undefined) => mock.call('GET', `/jobs/get_invoice?invoice_id=${id}`, { token: technician })

  test('is off at first', async () => {
    const job = await started()
    expect(await invoice(job)).toMatchObject({ responseCode: 403 })
    await invoice(job, owner)
    const id = invoiceOf(job)?.id
    expect(await read(id)).toMatchObject({ responseCode: 403 })
    expect(await pay([id])).toMatchObject({ responseCode: 403 })
  })

  test('lets staff create, read and collect the invoice of a job of theirs', async () => {
    allow({ staff_can_collect: true })
    const job = await started()
    const seen = (await mock.call('GET', `/jobs/${job.id}`, { token: technician })).responseData as Job
    expect(seen.allowed_actions).toContain('create_invoice')
    expect(await invoice(job)).toMatchObject({ responseCode: 200, responseData: { invoice: { total: 97.43 } } })
    const id = invoiceOf(job)?.id
    expect(await read(id)).toMatchObject({ responseCode: 200, responseData: { id, balance_due: 97.43 } })
    expect(await pay([id])).toMatchObject({ responseCode: 200, responseData: { processed: [{ balance_due: 77.43 }] } })
    expect(mock.store.payments.by('invoice_id', id ?? 0)).toMatchObject([{ received_by: TECHNICIAN, amount: 20 }])
  })

  test('shows no amounts to staff who see no prices', async () => {
    allow({ staff_can_collect: true, staff_can_see_prices: false })
    const job = await started()
    const hidden = { total: null, balance_due: null }
    expect(await invoice(job)).toMatchObject({ responseData: { invoice: hidden, job: { invoice: hidden, invoices: [hidden] } } })
    const id = invoiceOf(job)?.id
    expect(await read(id)).toMatchObject({ responseData: { id, ...hidden, line_items: [{ amount: null }] } })
    expect(await pay([id])).toMatchObject({ responseCode: 200, responseData: { total_allocated: null, processed: [{ amount: null }] } })
  })

  test('doesn’t reach invoices of other jobs', async () => {
    allow({ staff_can_collect: true })
    const job = await started({ staff_ids: [COLLEAGUE] })
    expect(await invoice(job)).toMatchObject({ responseCode: 404 })
    await invoice(job, owner)
    const id = invoiceOf(job)?.id
    expect(await read(id)).toMatchObject({ responseCode: 404 })
    expect(await pay([id])).toMatchObject({ responseCode: 404 })
    expect(await mock.call('GET', '/jobs/paid_unpaid_invoices', { token: technician })).toMatchObject({ responseCode: 403 })
  })
})
