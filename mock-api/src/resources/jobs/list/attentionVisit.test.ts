import { endpoints } from '@callout/contracts/endpoints'
import { instantOf } from '@callout/contracts/time'
import { beforeEach, expect, test } from 'vitest'
import { booked } from '../../../testing/booking.ts'
import { type TestApp, testApp } from '../../../testing/testApp.ts'

const DAYS = ['2026-07-01', '2026-07-02', '2026-07-03'] as const
let mock: TestApp
let owner: string
let jobId: number
/** In the order of their days. */
let visitIds: number[]
beforeEach(async () => {
  mock = testApp()
  mock.clock.change({ now: instantOf(DAYS[0], '07:00', 'America/Chicago') })
  owner = await mock.signIn('owner')
  jobId = (await booked(mock, owner, { dates: [...DAYS], start_time: '05:00', end_time: '06:00' })).id
  visitIds = mock.store.visits.by('job_id', jobId).map(({ id }) => id)
})
const listed = async (attention: 'late' | 'unassigned_soon' | 'clash' | 'not_invoiced') => {
  const { jobs } = await mock.read(endpoints.jobs.listJobs, { attention, per_page: 100 }, owner)
  return jobs.find(({ id }) => id === jobId)?.attention_visit
}
const second = (): number => visitIds[1] as number

test('lists a job of several visits with the unassigned visit', async () => {
  mock.store.visits.update(second(), { status: 0, staff_ids: [] })
  expect(await listed('unassigned_soon')).toMatchObject({ id: second(), visit_number: 2, status: 0, staffs: [], date: DAYS[1] })
})

test('a late visit, and one that clashes, are those of the list', async () => {
  expect(await listed('late')).toMatchObject({ id: visitIds[0] })
  const item = await booked(mock, owner, { dates: [DAYS[1]], start_time: '05:30', end_time: '06:30', allow_clash: true })
  expect(item.id).not.toBe(jobId)
  expect(await listed('clash')).toMatchObject({ id: second() })
})

test('a job that bills each visit is listed by the finished one without an invoice; other lists name none', async () => {
  mock.store.jobs.update(jobId, { billing: 1, unbilled_visits: 1, unbilled_end_at: mock.store.visits.get(second())?.end_at ?? null })
  mock.store.visits.update(second(), { status: 6 })
  expect(await listed('not_invoiced')).toMatchObject({ id: second(), status: 6 })
  const { jobs } = await mock.read(endpoints.jobs.listJobs, { per_page: 100 }, owner)
  expect(jobs.every(({ attention_visit }) => !attention_visit)).toBe(true)
})

test('a job tells how long its service items take, and each of them', async () => {
  const service = mock.store.services.by('company_id', 1)[0]
  mock.store.services.update(service?.id ?? 0, { duration_minutes: 50 })
  const line = { service_id: service?.id ?? 0, name: 'Check', quantity: 2, amount: 45 }
  const { id } = await booked(mock, owner, { dates: ['2026-07-09'], line_items: [line, { name: 'Extra', quantity: 1, amount: 5 }] })
  const job = await mock.read(endpoints.jobs.getJob, { id }, owner)
  expect(job.duration_minutes).toBe(100)
  expect(job.line_items?.map(({ duration_minutes }) => duration_minutes)).toEqual([50, null])
  expect((await mock.read(endpoints.jobs.getJob, { id: jobId }, owner)).duration_minutes).toBe(null)
})

test('with days, the tabs list jobs by their visits on these days', async () => {
  mock.store.visits.update(second(), { status: 6 })
  const onSecond = async (filter: 1 | 6 | 12) => {
    const { jobs, counts } = await mock.read(
      endpoints.jobs.listJobs,
      { filter, date_from: DAYS[1], date_to: DAYS[1], per_page: 100 },
      owner,
    )
    return { visit: jobs.find(({ id }) => id === jobId)?.attention_visit?.id, count: jobs.length, counts }
  }
  const [all, pending, completed] = [await onSecond(12), await onSecond(1), await onSecond(6)]
  expect([all.visit, pending.visit, completed.visit]).toEqual([second(), undefined, second()])
  expect(all.counts).toMatchObject({ all: all.count, pending: pending.count, completed: completed.count })
  const { counts } = await mock.read(endpoints.jobs.listJobs, { date_from: DAYS[0], date_to: DAYS[2] }, owner)
  expect(counts?.all).toBe(Number(counts?.active) + Number(counts?.pending) + Number(counts?.completed))
})
