import { endpoints } from '@callout/contracts/endpoints'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import type { Visit } from '@callout/contracts/jobs/schemas/visit'
import { beforeEach, expect, test } from 'vitest'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import { booked, weekly } from '../../../testing/booking.ts'
import { type Called, type TestApp, testApp } from '../../../testing/testApp.ts'

const { getInvoice, cashOut, listInvoices } = endpoints.invoices
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

/** 90.00 a visit, of which 10 % is given off before a tax of 8.25 %: 81.00 and 6.68. */
const VISIT = 87.68
const discounted = { discount_type: 0, discount_value: 10, tax_basis: 1 } as const
const series = (more: object = {}): Promise<Job> => booked(mock, owner, { ...weekly, ...discounted, ...more })
const read = (id: number, token = owner): Promise<Job> => mock.read(endpoints.jobs.getJob, { id }, token)
const getVisits = ({ visits }: Job): Visit[] => visits ?? []
const getRecord = ({ id }: { id: number }): VisitRecord => mock.store.visits.get(id) as VisitRecord
const act = (job: { id: number }, visit: Visit | null, action: string, more: object = {}, token = owner): Promise<Called> => {
  const { lock_version } = visit ? getRecord(visit) : (mock.store.jobs.get(job.id) as JobRecord)
  return mock.call('POST', '/jobs/manage_job', {
    token,
    body: { job_id: job.id, ...(visit && { visit_id: visit.id }), lock_version, action, ...more },
  })
}
async function finish(job: Job, ...visits: (Visit | undefined)[]): Promise<void> {
  for (const visit of visits) {
    if (!visit) throw new Error('There is no such visit')
    await act(job, visit, 'start')
    const done = await act(job, visit, 'finish', { jobfinished_notes: 'Done' })
    expect(done.responseCode).toBe(200)
  }
}
const lines = (amount: number): object => ({ line_items: [{ name: 'Boiler service', quantity: 1, amount }] })
const change = (job: Job, body: object): Promise<Called> =>
  mock.call('PUT', `/jobs/${job.id}`, {
    token: owner,
    body: {
      customer_id: job.customer?.id,
      property_id: job.property?.id,
      category_id: job.category?.id,
      lock_version: mock.store.jobs.get(job.id)?.lock_version,
      agreement_accepted: true,
      ...body,
    },
  })
const totals = async (job: Job): Promise<(number | null | undefined)[]> => getVisits(await read(job.id)).map(({ total }) => total)

test('a recurring job bills each visit: it says what one comes to, and all; another one bills the whole', async () => {
  expect(await series()).toMatchObject({ billing: 1, total: VISIT, series_total: 438.4, unbilled_visits: 0, invoice: null, invoices: [] })
  expect(await series({ billing: 0, dates: ['2026-07-02'] })).toMatchObject({ billing: 0, total: VISIT, series_total: null })
  const single = await booked(mock, owner, { dates: ['2026-07-03'] })
  expect(single).toMatchObject({ billing: 0, series_total: null, unbilled_visits: null })
})

test('a cancelled visit is not billed, a moved one keeps its price', async () => {
  const job = await series()
  const [first, second] = getVisits(job) as [Visit, Visit]
  await act(job, first, 'cancel', { cancel_reason_id: 1 })
  await act(job, second, 'reschedule', { date: '2026-07-10', start_time: '09:00', end_time: '11:00' })
  expect(await read(job.id)).toMatchObject({ series_total: 350.72, total: VISIT })
  expect(await totals(job)).toEqual([VISIT, VISIT, VISIT, VISIT, VISIT])
})

test('finished visits wait for their invoices; each has its own, with the day of the visit, and the job tells of both', async () => {
  const job = await series()
  const [first, second] = getVisits(job) as [Visit, Visit]
  await finish(job, first, second)
  const waiting = await mock.read(endpoints.jobs.listJobs, { attention: 'not_invoiced' }, owner)
  expect(waiting.jobs.find(({ id }) => id === job.id)).toMatchObject({ unbilled_visits: 2, invoice_status: null })
  const done = await act(job, second, 'create_invoice')
  expect(done.responseData).toMatchObject({
    job: { unbilled_visits: 1, invoice: null, invoice_status: 9 },
    visit: { id: second.id, status: 6 },
    invoice: { visit_id: second.id, total: VISIT },
  })
  // Without a visit: the earliest that is finished and not billed.
  expect((await act(job, null, 'create_invoice')).responseData).toMatchObject({ visit: { id: first.id }, job: { unbilled_visits: 0 } })
  const { invoices } = await read(job.id)
  expect(invoices?.map(({ visit_id }) => visit_id)).toEqual([second.id, first.id])
  const invoice = await mock.read(getInvoice, { invoice_id: invoices?.[1]?.id ?? 0 }, owner)
  expect(invoice).toMatchObject({
    visit_id: first.id,
    visit_date: first.date,
    subtotal: 90,
    discount_total: 9,
    tax_total: 6.68,
    total: VISIT,
  })
  expect((await mock.read(endpoints.jobs.listJobs, { attention: 'not_invoiced' }, owner)).jobs.map(({ id }) => id)).not.toContain(job.id)
  expect((await act(job, first, 'create_invoice')).responseMessage).toBe('This visit already has an invoice.')
})

test('with the setting on, each finished visit has its invoice at once', async () => {
  mock.store.companies.update(1, { create_invoice_on_finish: true })
  const job = await series()
  await finish(job, ...getVisits(job).slice(0, 2))
  const { invoices, unbilled_visits } = await read(job.id)
  expect([invoices?.map(({ total }) => total), unbilled_visits]).toEqual([[VISIT, VISIT], 0])
})

test('an invoice freezes its visit alone: a new price from a visit on leaves what was before, and what is billed', async () => {
  const job = await series(discounted)
  const [first, second, third] = getVisits(job) as [Visit, Visit, Visit]
  await finish(job, first, second)
  await act(job, first, 'create_invoice')
  expect((await change(job, { ...lines(200), scope: 'future', visit_id: third.id })).responseCode).toBe(200)
  // 180.00 and 14.85 of tax.
  expect(await totals(job)).toEqual([VISIT, VISIT, 194.85, 194.85, 194.85])
  expect(await read(job.id)).toMatchObject({ total: 194.85, series_total: 759.91 })
  expect((await act(job, second, 'create_invoice')).responseData).toMatchObject({ invoice: { total: VISIT } })
  expect((await change(job, { ...lines(10), scope: 'all' })).responseCode).toBe(200)
  // 9.00 and 0.74.
  expect(await totals(job)).toEqual([VISIT, VISIT, 9.74, 9.74, 9.74])
  const { items } = { items: (await mock.read(listInvoices, { job_id: job.id }, owner)).invoices }
  expect(items.map(({ total }) => total)).toEqual([VISIT, VISIT])
})

test('a price of one visit is its alone, and stays when the others change', async () => {
  const job = await series()
  const [first, second] = getVisits(job) as [Visit, Visit]
  expect((await change(job, { ...lines(100), scope: 'this', visit_id: second.id })).responseCode).toBe(200)
  expect(await read(job.id)).toMatchObject({ total: VISIT, series_total: 448.15 })
  expect(getVisits(await read(job.id)).map(({ has_own_price }) => has_own_price)).toEqual([false, true, false, false, false])
  await change(job, { ...lines(10), scope: 'all' })
  expect(await totals(job)).toEqual([9.74, 97.43, 9.74, 9.74, 9.74])
  await finish(job, first)
  await act(job, first, 'create_invoice')
  const refused = await change(job, { ...lines(1), scope: 'this', visit_id: first.id })
  expect(refused).toMatchObject({ responseCode: 422, responseMessage: 'This visit has an invoice. Its line items can’t be changed.' })
})

test('how a job is billed changes as long as it has no invoice', async () => {
  const job = await series()
  expect((await change(job, { billing: 0 })).responseData).toMatchObject({ billing: 0, series_total: null, total: VISIT })
  expect((await change(job, { billing: 1 })).responseData).toMatchObject({ billing: 1, series_total: 438.4 })
  const [first] = getVisits(job) as [Visit]
  await finish(job, first)
  await act(job, first, 'create_invoice')
  expect((await change(job, { billing: 0 })).responseMessage).toBe('This job has an invoice. How it is billed can’t be changed.')
  const customer = mock.store.customers.by('company_id', 1).find(({ id }) => id !== job.customer?.id)
  const property_id = mock.store.properties.by('customer_id', customer?.id ?? 0)[0]?.id
  expect((await change(job, { customer_id: customer?.id, property_id })).responseMessage).toMatch(/^This job has an invoice\. Its customer/)
})

test('voids a visit’s invoice so that the visit can be billed at the same price again', async () => {
  const job = await series()
  const [first, second] = getVisits(job) as [Visit, Visit]
  await finish(job, first, second)
  await act(job, second, 'create_invoice')
  await change(job, { ...lines(10), scope: 'all' })
  const [invoice] = (await read(job.id)).invoices ?? []
  const voided = await act(job, null, 'void_invoice', { invoice_id: invoice?.id })
  expect(voided.responseData).toMatchObject({
    job: { invoice_status: null, invoices: [], unbilled_visits: 2 },
    visit: { id: second.id, total: VISIT },
    invoice: { id: invoice?.id },
  })
  expect((await act(job, null, 'void_invoice', { invoice_id: invoice?.id })).responseCode).toBe(422)
})

test('what is paid, even in part, is not reopened; another visit of the series is, and a billed one is not cancelled', async () => {
  const job = await series()
  const [first, second] = getVisits(job) as [Visit, Visit]
  await finish(job, first, second)
  await act(job, first, 'create_invoice')
  const [invoice] = (await read(job.id)).invoices ?? []
  await mock.read(cashOut, { invoice_ids: [invoice?.id ?? 0], amount: 1, payment_method: 0, reference: 'x' }, owner)
  const refused = await act(job, first, 'reopen')
  expect(refused.responseMessage).toBe('This visit has a recorded payment, so it can’t be reopened.')
  const [known, other] = getVisits(await read(job.id))
  expect([known, other].map((visit) => visit?.allowed_actions?.includes('reopen'))).toEqual([false, true])
  expect((await act(job, second, 'reopen')).responseCode).toBe(200)
  await act(job, second, 'create_invoice')
  expect((await act(job, second, 'cancel', { cancel_reason_id: 1 })).responseCode).toBe(422)
})

test('a job whose one invoice is paid in part is not reopened', async () => {
  const invoice = mock.store.invoices
    .by('unpaid', 1)
    .find(({ amount_paid, job_id }) => amount_paid === 0 && mock.store.jobs.get(job_id)?.status === 6)
  const job = await read(invoice?.job_id ?? 0)
  expect(job.allowed_actions).toContain('reopen')
  await mock.read(cashOut, { invoice_ids: [invoice?.id ?? 0], amount: 1, payment_method: 0, reference: 'x' }, owner)
  expect((await act(job, null, 'reopen')).responseMessage).toBe('This job has a recorded payment, so it can’t be reopened.')
  expect((await read(job.id)).allowed_actions).not.toContain('reopen')
})

test('payments settle visit by visit: the job is paid when all its invoices are, and each is shared by those who did its visit', async () => {
  const job = await series()
  const [first, second] = getVisits(job) as [Visit, Visit]
  await act(job, second, 'reschedule', { date: '2026-07-09', start_time: '09:00', end_time: '11:00', staff_ids: [13] })
  await finish(job, first, second)
  for (const visit of [first, second]) await act(job, visit, 'create_invoice')
  const invoices = (await read(job.id)).invoices ?? []
  const statuses: unknown[] = []
  for (const { id } of invoices) {
    await mock.read(cashOut, { invoice_ids: [id], amount: VISIT, payment_method: 0, reference: 'x' }, owner)
    statuses.push((await read(job.id)).invoice_status)
  }
  expect(statuses).toEqual([9, 10])
  const shares = invoices.map(({ id }) => mock.store.payments.by('invoice_id', id)[0]?.earned?.shares)
  expect(shares).toEqual([[{ staff_id: 14, amount: VISIT }], [{ staff_id: 13, amount: VISIT }]])
})

test('hides visit and series totals without the authority to see prices', async () => {
  const job = await series()
  const [first, second] = getVisits(job) as [Visit, Visit]
  await finish(job, first, second)
  await act(job, first, 'create_invoice')
  mock.store.companies.update(1, { staff_can_see_prices: false })
  mock.store.users.update(14, { email: 'crew@demo.test' })
  mock.store.users.update(11, { authorities: ['view_all_jobs', 'manage_jobs'] })
  const known = await read(job.id, await mock.signIn('admin'))
  expect(known).toMatchObject({ total: null, series_total: null, unbilled_visits: null, invoice: null, invoices: null })
  expect(known.visits?.every(({ total, has_own_price }) => total === null && has_own_price === null)).toBe(true)
})
