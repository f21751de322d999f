import { endpoints } from '@callout/contracts/endpoints'
import type { InputOf } from '@callout/contracts/wire/endpoint'
import { instantOf } from '@callout/contracts/time'
import type { JobRecord } from '../records.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { REFERENCE_DATE, testApp, type TestApp } from '../../../testing/testApp.ts'

const { listJobs } = endpoints.jobs
type Query = InputOf<typeof listJobs>

let mock: TestApp
let owner: string
beforeAll(async () => {
  mock = testApp()
  mock.clock.change({ now: instantOf(REFERENCE_DATE, '11:30', 'America/Chicago') })
  owner = await mock.signIn('owner')
})
const list = (query: Query = {}, token = owner) => mock.read(listJobs, { per_page: 100, ...query }, token)
const numbers = async (query: Query = {}): Promise<(string | null | undefined)[]> =>
  (await list(query)).jobs.map(({ job_number }) => job_number)

describe('tabs', () => {
  test('pending, active and completed add up to all, and each count is the length of its list', async () => {
    const { counts, jobs } = await list()
    expect(counts).toEqual({ all: 30, active: 4, pending: 13, completed: 13 })
    expect(jobs).toHaveLength(30)
    const tabs = [
      [11, counts?.active, [2, 3, 4, 5]],
      [1, counts?.pending, [0, 1, 8, 11]],
      [6, counts?.completed, [6, 7]],
    ] as const
    for (const [filter, count, statuses] of tabs) {
      const tab = await list({ filter })
      expect(tab.pagination?.total_count).toBe(count)
      for (const { status } of tab.jobs) expect(statuses).toContain(status)
    }
  })

  test('the code of Cancelled is the tab Completed too', async () => {
    const completed = await list({ filter: 6 })
    expect(completed.jobs.some(({ status }) => status === 7)).toBe(true)
    expect(await list({ filter: 7 })).toEqual(completed)
  })

  test.each([
    { search: 'drain' },
    { priority: 3 },
    { staff_id: 13 },
    { category_id: 1 },
    { branch_id: 2 },
    { is_late: true },
    { is_recurring: false },
  ] satisfies Query[])('counts stand under the other filters: %j', async (query) => {
    const { counts, jobs } = await list(query)
    const lengths = await Promise.all(([11, 1, 6] as const).map(async (filter) => (await list({ ...query, filter })).jobs.length))
    expect([counts?.active, counts?.pending, counts?.completed]).toEqual(lengths)
    expect(counts?.all).toBe(jobs.length)
    expect((await list({ ...query, filter: 11 })).counts).toEqual(counts)
    expect(jobs.length).toBeGreaterThan(0)
    expect(jobs.length).toBeLessThan(30)
  })

  test('counts follow a change of status', async () => {
    const ownMock = testApp()
    const token = await ownMock.signIn('owner')
    const { jobs } = await ownMock.read(listJobs, { filter: 1, status: [1] }, token)
    await ownMock.read(
      endpoints.jobs.manageJob,
      { job_id: jobs[0]?.id ?? 0, action: 'start', lock_version: jobs[0]?.lock_version ?? 0 },
      token,
    )
    expect((await ownMock.read(listJobs, {}, token)).counts).toEqual({ all: 30, active: 5, pending: 12, completed: 13 })
  })
})

describe('filters', () => {
  test('status holds real codes, one or several', async () => {
    expect((await list({ status: [11] })).jobs.map(({ status }) => status)).toEqual([11, 11])
    expect(new Set((await list({ status: [1, 11] })).jobs.map(({ status }) => status))).toEqual(new Set([1, 11]))
  })

  test('staff, category, branch, priority and recurrence', async () => {
    for (const job of (await list({ staff_id: 13 })).jobs) expect(job.staffs?.map(({ id }) => id)).toContain(13)
    for (const job of (await list({ category_id: 2 })).jobs) expect(job.category?.name).toBe('Plumbing')
    for (const job of (await list({ branch_id: 2 })).jobs) expect(job.branch_id).toBe(2)
    for (const job of (await list({ priority: 3 })).jobs) expect(job.priority).toBe(3)
    expect((await list({ priority: 0 })).jobs).toHaveLength(30)
    expect((await list({ is_recurring: true })).jobs.map(({ visits_total }) => visits_total)).toEqual([4])
  })

  test('customer and property', async () => {
    const [job] = (await list()).jobs
    for (const found of (await list({ customer_id: job?.customer?.id ?? 0 })).jobs) expect(found.customer?.id).toBe(job?.customer?.id)
    for (const found of (await list({ property_id: job?.property?.id ?? 0 })).jobs) expect(found.property?.id).toBe(job?.property?.id)
  })

  test('late are visits that should have begun a quarter of an hour ago', async () => {
    expect(await numbers({ is_late: true, sort_by: 'job_number' })).toEqual(['J-1019', 'J-1020'])
  })

  test('days are those of any visit', async () => {
    expect((await list({ date_from: '2026-06-24', date_to: '2026-06-24' })).jobs.map(({ is_recurring }) => is_recurring)).toEqual([true])
    expect((await list({ date_from: REFERENCE_DATE, date_to: REFERENCE_DATE })).jobs.length).toBe(11)
    expect((await list({ date_from: '2027-01-01' })).jobs).toEqual([])
  })
})

describe('search', () => {
  test('finds a job by its number', async () => {
    expect(await numbers({ search: 'J-1017' })).toEqual(['J-1017'])
    expect(await numbers({ search: ' j-1017 ' })).toEqual(['J-1017'])
  })

  test('finds jobs by customer, by phone however it is written, and by street', async () => {
    const [job] = (await list()).jobs
    const customer = mock.store.customers.get(job?.customer?.id ?? 0)
    const property = mock.store.properties.get(job?.property?.id ?? 0)
    const phone = customer?.phone ?? ''
    const written = [phone, phone.slice(-4), `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`, `+1 ${phone}`]
    for (const search of [customer?.last_name.toUpperCase(), property?.street1, ...written])
      expect(await numbers({ search })).toContain(job?.job_number)
  })

  test('finds jobs by their description and their line items', async () => {
    const job = mock.store.jobs.get(12)
    for (const search of [job?.description, job?.line_items.at(-1)?.name])
      expect(await numbers({ search: String(search) })).toContain(job?.job_number)
  })

  test('folds accents, in what is typed and in what is found', async () => {
    const { id, job_number, title, description } = mock.store.jobs.get(12) as JobRecord
    mock.store.jobs.update(id, { title: 'Zoë Ångström', description: 'Cafe' })
    const found = await Promise.all(['zoe angstrom', 'ZOË', 'a\u030angström', 'Café'].map((search) => numbers({ search })))
    mock.store.jobs.update(id, { title, description })
    expect(found).toEqual([[job_number], [job_number], [job_number], [job_number]])
  })

  test('all words have to occur', async () => {
    const [job] = (await list({ search: 'sink' })).jobs
    const name = String(job?.customer?.name)
    expect(await numbers({ search: `sink ${name}` })).toContain(job?.job_number)
    expect(await numbers({ search: 'sink zzzz' })).toEqual([])
  })
})

describe('order and pages', () => {
  const valueOf = {
    job_number: 'job_number',
    title: 'title',
    status: 'status',
    priority: 'priority',
    start_at: 'start_at',
    total: 'total',
  } as const
  test.each(Object.keys(valueOf) as (keyof typeof valueOf)[])(
    'by %s, both ways, by id where equal (the oldest first where the highest priority is), what is missing last or first',
    async (sort_by) => {
      const keys = (await list({ sort_by, sort_dir: 'asc' })).jobs.map((job) => ({ value: job[valueOf[sort_by]] ?? null, id: job.id }))
      const isBehind = (a: (typeof keys)[number], b: (typeof keys)[number]): boolean =>
        a.value === b.value ? a.id > b.id !== (sort_by === 'priority') : a.value === null || (b.value !== null && a.value > b.value)
      expect(keys.filter((key, index) => index > 0 && !isBehind(key, keys[index - 1] ?? key))).toEqual([])
      const descending = (await list({ sort_by, sort_dir: 'desc' })).jobs.map(({ id }) => id)
      expect(descending).toEqual(keys.map(({ id }) => id).toReversed())
    },
  )

  test('by customer', async () => {
    const customers = (await list({ sort_by: 'customer' })).jobs.map(({ customer }) => String(customer?.name).toLowerCase())
    expect(customers).toEqual(customers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  })

  test('the order is the same under a filter', async () => {
    const all = await numbers({ sort_by: 'total', sort_dir: 'desc' })
    const some = await numbers({ sort_by: 'total', sort_dir: 'desc', staff_id: 13 })
    expect(some).toEqual(all.filter((number) => some.includes(number)))
  })

  test('without an order what is not scheduled comes first, then the latest visit', async () => {
    const starts = (await list()).jobs.map(({ start_at }) => start_at ?? Infinity)
    expect(starts).toEqual(starts.toSorted((a, b) => b - a))
    expect(starts[0]).toBe(Infinity)
  })

  test('pages of ten follow one another without gap or overlap', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => mock.read(listJobs, { page }, owner)))
    expect(pages.map(({ jobs }) => jobs.length)).toEqual([10, 10, 10, 0])
    expect(new Set(pages.flatMap(({ jobs }) => jobs.map(({ id }) => id))).size).toBe(30)
    expect(pages[1]?.pagination).toEqual({ current_page: 2, per_page: 10, total_count: 30, total_pages: 3 })
  })
})
