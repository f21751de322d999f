import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/testApp.ts'

const { listJobs, getJob, listJobHistory, addJobHistory } = endpoints.jobs
let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const getIds = (records: readonly { readonly id: number }[]): number[] => records.map(({ id }) => id).toSorted((a, b) => a - b)
const jobsOf = async (name: string) => (await mock.read(listJobs, { per_page: 100 }, await mock.signIn(name))).jobs

describe('staff', () => {
  test('see jobs with a visit of their own, in list, counts and search', async () => {
    const token = await mock.signIn('staff')
    const { jobs, counts } = await mock.read(listJobs, { per_page: 100 }, token)
    const ownJobs = mock.store.jobs.all().filter(({ staff_ids }) => staff_ids.includes(13))
    expect(getIds(jobs)).toEqual(getIds(ownJobs))
    expect(counts?.all).toBe(ownJobs.length)
    const foreign = mock.store.jobs.all().find(({ staff_ids, company_id }) => company_id === 1 && !staff_ids.includes(13))
    expect((await mock.read(listJobs, { search: foreign?.job_number }, token)).jobs).toEqual([])
    expect((await mock.read(listJobs, { staff_id: 14 }, token)).jobs.every(({ staffs }) => staffs?.some(({ id }) => id === 13))).toBe(true)
  })

  test('sort by total where they are shown prices, and are refused elsewhere', async () => {
    const token = await mock.signIn('staff')
    expect((await mock.call('GET', '/jobs/job_listing?sort_by=total', { token })).responseCode).toBe(200)
    mock.store.companies.update(1, { staff_can_see_prices: false })
    for (const path of ['/jobs/job_listing?sort_by=total', '/jobs/job_listing?sort_by=total&sort_dir=desc&search=drain'])
      expect(await mock.call('GET', path, { token })).toMatchObject({
        responseCode: 403,
        responseMessage: 'You don’t have permission to sort by total.',
      })
    expect((await mock.call('GET', '/jobs/job_listing?sort_by=priority', { token })).responseCode).toBe(200)
  })

  test.each([`/jobs/2`, '/jobs/job_history_update?job_id=2'])('another job does not exist: %s', async (path) => {
    expect(mock.store.jobs.get(2)?.staff_ids).toEqual([14])
    expect(await mock.call('GET', path, { token: await mock.signIn('staff') })).toMatchObject({
      responseCode: 404,
      responseMessage: 'This job doesn’t exist.',
    })
  })

  test('are offered what they may do, and see no prices when the company says so', async () => {
    const token = await mock.signIn('staff')
    const visit = mock.store.visits.all().find(({ status, staff_ids }) => status === 4 && staff_ids.includes(13))
    const input = { id: visit?.job_id ?? 0 }
    const job = await mock.read(getJob, input, token)
    // Work began a few minutes before.
    expect(job.allowed_actions).toEqual(['finish', 'step_back'])
    expect(job.total).toBeGreaterThan(0)
    mock.store.companies.update(1, { staff_can_see_prices: false })
    const { total, subtotal, line_items } = await mock.read(getJob, input, token)
    expect([total ?? null, subtotal ?? null, line_items?.[0]?.amount]).toEqual([null, null, null])
  })
})

test('a branch head sees the jobs of the branch, all of them and no others', async () => {
  const jobs = await jobsOf('branch')
  expect(getIds(jobs)).toEqual(getIds(mock.store.jobs.all().filter(({ branch_id }) => branch_id === 2)))
})

test('a staff admin sees everything, and without that authority the jobs with own visits, of whatever branch', async () => {
  expect(await jobsOf('admin')).toHaveLength(30)
  const [admin] = mock.store.users.by('email', 'admin@demo.test')
  mock.store.users.update(admin?.id ?? 0, { authorities: ['dispatch'] })
  const foreign = mock.store.jobs.all().find(({ branch_id }) => branch_id === 2)
  mock.store.jobs.update(foreign?.id ?? 0, { staff_ids: [admin?.id ?? 0] })
  expect((await jobsOf('admin')).map(({ id }) => id)).toEqual([foreign?.id])
  const near = mock.store.jobs.all().find(({ branch_id }) => branch_id === admin?.branch_id)
  expect(await mock.call('GET', `/jobs/${near?.id}`, { token: await mock.signIn('admin') })).toMatchObject({ responseCode: 404 })
})

describe('companies are apart', () => {
  test('each lists its own jobs', async () => {
    const [main, individual] = [await jobsOf('owner'), await jobsOf('individual')]
    expect(individual.length).toBeGreaterThan(0)
    expect(main.map(({ id }) => id).filter((id) => individual.some((job) => job.id === id))).toEqual([])
  })

  test('ids of the other do not exist, not even as filters', async () => {
    const token = await mock.signIn('individual')
    for (const path of ['/jobs/1', '/customers/1', '/jobs/job_history_update?job_id=1', '/jobs/category_staffs?category_id=1'])
      expect(await mock.call('GET', path, { token })).toMatchObject({ responseCode: 404, responseData: null })
    for (const query of [{ customer_id: 1 }, { staff_id: 13 }, { property_id: 1 }, { branch_id: 1 }])
      expect((await mock.read(listJobs, query, token)).jobs).toEqual([])
    expect((await mock.call('POST', '/jobs/job_history_update', { token, body: { job_id: 1, note: 'Hello' } })).responseCode).toBe(404)
  })
})

describe('the timeline', () => {
  test('stands with the newest first, in pages', async () => {
    const token = await mock.signIn('owner')
    const { history, pagination } = await mock.read(listJobHistory, { job_id: 1 }, token)
    const times = history.map(({ created_at }) => created_at ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(history.at(-1)).toMatchObject({ event: 'created', label: 'Job created' })
    expect(history.map(({ status }) => status)).toEqual([100, 99, 6, 6, 4, 3, 2, 1, 0])
    expect(pagination?.total_count).toBe(9)
    expect((await mock.read(listJobHistory, { job_id: 1, page: 2, per_page: 4 }, token)).history).toHaveLength(4)
  })

  test('takes a note, at the time at which it was written', async () => {
    const token = await mock.signIn('staff')
    const written = mock.clock.now() - 900
    const entry = await mock.read(addJobHistory, { job_id: 1, note: ' Key is at the neighbor ', occurred_at: written }, token)
    expect(entry).toMatchObject({ event: 'note', note: 'Key is at the neighbor', actor: { name: 'Marcus Bell' }, created_at: written })
    expect((await mock.read(listJobHistory, { job_id: 1, per_page: 1 }, token)).history[0]?.id).toBe(entry.id)
  })

  test('refuses a note to a visit of another job', async () => {
    const token = await mock.signIn('owner')
    const [visit] = mock.store.visits.by('job_id', 2)
    expect(
      await mock.call('POST', '/jobs/job_history_update', { token, body: { job_id: 1, visit_id: visit?.id, note: 'x' } }),
    ).toMatchObject({ responseCode: 404 })
  })
})

test('a job shows what it embeds', async () => {
  const job = await mock.read(getJob, { id: 1 }, await mock.signIn('owner'))
  const property = mock.store.properties.get(job.property?.id ?? 0)
  expect(job).toMatchObject({
    job_number: 'J-1001',
    timezone: 'America/Chicago',
    currency_code: 'USD',
    category: { name: 'HVAC' },
    staffs: [{ name: 'Marcus Bell' }],
    invoice: { status: 10, balance_due: 0 },
    invoice_status: 10,
    created_by: { name: expect.any(String) },
  })
  expect(job.property?.address).toBe(`${property?.street1}, ${property?.city}, Texas ${property?.postal_code}`)
  expect(job.visits?.[0]).toMatchObject({ visit_number: 1, staffs: [{ name: 'Marcus Bell' }], allowed_actions: [] })
  expect((await mock.call('GET', '/jobs/9999', { token: await mock.signIn('owner') })).responseCode).toBe(404)
})
