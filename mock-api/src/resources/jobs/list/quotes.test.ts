import { endpoints } from '@callout/contracts/endpoints'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booking, booked } from '../../../testing/booking.ts'
import { testApp, type TestApp } from '../../../testing/testApp.ts'

const { listJobs } = endpoints.jobs
const unscheduled = { schedule_later: true, dates: [], start_time: null, end_time: null, staff_ids: [] }
const approval = { kind: 'phone' as const, name: 'Nora Newman', at: 1_782_900_600 }

let mock: TestApp
let owner: string
let cancelled: unknown
let before: { all: number; active: number; pending: number; completed: number }
let jobs: Record<'ordinary' | 'open' | 'sent' | 'approved' | 'notAccepted', Job>

const make = (title: string, quote?: Booking['quote']): Promise<Job> => booked(mock, owner, { ...unscheduled, title, quote })
const page = (query: object, token = owner) => mock.read(listJobs, { per_page: 100, ...query }, token)
const countsNow = async () => (await page({})).counts
const manage = (job: Job, body: object) => mock.call('POST', '/jobs/manage_job', { token: owner, body: { job_id: job.id, ...body } })
const cancel = (job: Job) => manage(job, { action: 'cancel', cancel_reason_id: 1 })
const made = (ids: readonly number[]) =>
  Object.entries(jobs)
    .filter(([, { id }]) => ids.includes(id))
    .map(([name]) => name)
const listed = async (query: object): Promise<string[]> => {
  const { jobs: rows, counts } = await page(query)
  expect(counts?.all).toBe(Number(counts?.active) + Number(counts?.pending) + Number(counts?.completed))
  return made(rows.map(({ id }) => id))
}

beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  before = (await countsNow()) as typeof before
  jobs = {
    ordinary: await make('Zither: ordinary'),
    open: await make('Zither: open', {}),
    sent: await make('Zither: sent', { sent_at: 1_782_900_000 }),
    approved: await make('Zither: approved', { approval }),
    notAccepted: await make('Zither: not accepted', {}),
  }
  cancelled = await cancel(jobs.notAccepted)
})

test('counts approved quotes as jobs, and no others', async () => {
  expect(cancelled).toMatchObject({ responseCode: 200 })
  expect(await countsNow()).toEqual({ ...before, all: before.all + 2, pending: before.pending + 2 })
})

test.each<readonly [string, object, string[]]>([
  ['unscheduled jobs', { status: 11, sort_by: 'job_number', sort_dir: 'desc' }, ['ordinary', 'approved']],
  ['cancelled jobs', { status: 7, filter: 6, sort_by: 'job_number', sort_dir: 'desc' }, []],
  ['open quotes', { quote: 'open' }, ['open', 'sent']],
  ['approved quotes', { quote: 'approved' }, ['approved']],
  ['quotes that were not accepted', { quote: 'not_accepted' }, ['notAccepted']],
  ['any quotes', { quote: 'any' }, ['open', 'sent', 'approved', 'notAccepted']],
  ['pending quotes', { quote: 'any', filter: 1 }, ['open', 'sent', 'approved']],
  ['what a search finds', { search: 'Zither' }, ['ordinary', 'open', 'sent', 'approved', 'notAccepted']],
])('lists %s', async (_, query, names) => expect(await listed(query)).toEqual(names))

test.each(['title', 'start_at', 'total'])('sorts quotes among jobs by %s', async (sort_by) => {
  const rows = async (sort_dir: string) => made((await page({ search: 'Zither', sort_by, sort_dir })).jobs.map(({ id }) => id))
  expect(await rows('asc')).toHaveLength(5)
  const titles = async (sort_dir: string) => (await page({ search: 'Zither', sort_by: 'title', sort_dir })).jobs.map(({ title }) => title)
  expect(await titles('asc')).toEqual((await titles('desc')).toReversed())
})

test('lists all jobs and quotes of the customer and of the property', async () => {
  const { customer, property } = jobs.open
  for (const query of [{ customer_id: customer?.id }, { property_id: property?.id }])
    expect(await listed({ ...query, sort_by: 'job_number', sort_dir: 'desc' })).toEqual(Object.keys(jobs))
})

test('the dashboard counts what the list counts', async () => {
  const { jobs: sums } = await mock.read(endpoints.dashboard.getDashboard, {}, owner)
  const unscheduledJobs = (await page({ status: 11 })).pagination?.total_count
  expect(sums?.unscheduled).toBe(unscheduledJobs)
  expect([sums?.pending, sums?.completed]).toEqual([before.pending + 2, before.completed])
})

test('branches count what the list counts', async () => {
  const { branches } = await mock.read(endpoints.branches.listBranches, { per_page: 100 }, owner)
  const openIn = branches.map(({ open_jobs_count }) => Number(open_jobs_count)).reduce((sum, count) => sum + count, 0)
  const { counts } = await page({})
  expect(openIn).toBe(Number(counts?.pending) + Number(counts?.active))
})

test('a quote becomes a job with its approval, and reopening makes it open again', async () => {
  expect(await manage(jobs.notAccepted, { action: 'reopen' })).toMatchObject({ responseCode: 200 })
  expect(await listed({ quote: 'open' })).toEqual(['open', 'sent', 'notAccepted'])
  expect(
    await mock.call('PUT', `/jobs/${jobs.open.id}`, { token: owner, body: { agreement_accepted: true, quote: { approval } } }),
  ).toMatchObject({
    responseCode: 200,
  })
  expect((await countsNow())?.all).toBe(before.all + 3)
})

test('a quote with a date is work, without approval too', async () => {
  const slot = { date: '2026-07-01', start_time: '09:00', end_time: '10:00', staff_ids: [14] }
  expect(await manage(jobs.open, { action: 'schedule', ...slot })).toMatchObject({ responseCode: 200 })
  expect((await countsNow())?.all).toBe(before.all + 3)
  const { jobs: rows } = await mock.read(endpoints.staff.listStaffJobs, { staff_id: 14, per_page: 100, status: 1 }, owner)
  expect(rows.map(({ id }) => id)).toContain(jobs.open.id)
})

test('the next job number follows a quote', async () => {
  const numbers = [jobs.notAccepted, await make('After')].map(({ job_number }) => Number(job_number?.replace(/\D/g, '')))
  expect(numbers[1]).toBe(Number(numbers[0]) + 1)
})

describe('staff who may quote', () => {
  const put = (job: Job, body: object, token: string) =>
    mock.call('PUT', `/jobs/${job.id}`, { token, body: { agreement_accepted: true, ...body } })
  let technician: string
  let customer: { customer_id: number; property_id: number; category_id: number }
  beforeEach(async () => {
    mock.store.companies.update(1, { staff_can_quote: true, staff_can_see_prices: true })
    technician = await mock.signIn('staff')
    const job = await booked(mock, owner, { staff_ids: [13], dates: ['2026-07-02'] })
    customer = { customer_id: job.customer?.id as number, property_id: job.property?.id as number, category_id: 1 }
  })
  const body = (more: object = {}) => ({ ...customer, ...unscheduled, line_items: [{ name: 'Repair', quantity: 1, amount: 90 }], ...more })
  const create = (more: object) => mock.call('POST', '/jobs', { token: technician, body: body(more) })
  const quoted = async (): Promise<Job> => (await create({ quote: {} })).responseData as Job

  test('create a quote for a customer they see, read it and change it', async () => {
    const job = await quoted()
    expect((await page({ quote: 'open' }, technician)).jobs.map(({ id }) => id)).toEqual([job.id])
    const approved = await put(job, { quote: { approval: { ...approval, kind: 'signed' } }, title: 'Signed' }, technician)
    expect(approved).toMatchObject({ responseCode: 200, responseData: { title: 'Signed', quote: { approval: { kind: 'signed' } } } })
    expect((await page({}, technician)).jobs.map(({ id }) => id)).toContain(job.id)
  })

  test('send it as a contract', async () => {
    const { id } = await quoted()
    const message = { attachment_type: 'contract', to: ['a@example.test'], subject: 'Quote', body: 'Attached.' }
    expect(await mock.call('POST', '/contracts/send_attachment', { token: technician, body: { ...message, job_id: id } })).toMatchObject({
      responseCode: 200,
    })
    expect(
      await mock.call('POST', '/contracts/send_attachment', { token: technician, body: { ...message, customer_id: customer.customer_id } }),
    ).toMatchObject({ responseCode: 403 })
  })

  test.each([
    ['an ordinary job', {}],
    ['a quote with a date', { quote: {}, schedule_later: false, dates: ['2026-07-03'], start_time: '09:00', end_time: '10:00' }],
    ['a quote for a colleague', { quote: {}, staff_ids: [14] }],
    ['a message to the customer', { quote: {}, notify_customer: true }],
  ])('are refused %s', async (_, more) => expect(await create(more)).toMatchObject({ responseCode: 403 }))

  test.each([
    ['schedules it', { schedule_later: false, dates: ['2026-07-03'], start_time: '09:00', end_time: '10:00' }],
    ['assigns it', { staff_ids: [14] }],
    ['moves it to another customer', { customer_id: 2 }],
  ])('are refused a change that %s', async (_, more) =>
    expect(await put(await quoted(), more, technician)).toMatchObject({ responseCode: 403 }),
  )

  test('are refused without the switch', async () => {
    const job = await quoted()
    mock.store.companies.update(1, { staff_can_quote: false })
    expect(await create({ quote: {} })).toMatchObject({ responseCode: 403 })
    expect(await put(job, { title: 'Other' }, technician)).toMatchObject({ responseCode: 403 })
  })

  test('do not see quotes of others', async () => {
    expect(await mock.call('GET', `/jobs/${jobs.open.id}`, { token: technician })).toMatchObject({ responseCode: 404 })
  })
})
