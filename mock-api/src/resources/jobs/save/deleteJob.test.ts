import type { Job } from '@callout/contracts/jobs/schemas/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { book, type Booking, booked, getProblem, weekly } from '../../../testing/booking.ts'
import { type Called, testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const newJob = (changes: Partial<Booking> = {}): Promise<Job> => booked(mock, owner, changes)
const remove = (id: number, query: Record<string, unknown>, token = owner): Promise<Called> =>
  mock.call('DELETE', `/jobs/${id}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`, { token })
const visitId = (job: Job, place: number): number => job.visits?.[place]?.id as number
const getStatus = (job: Job, place: number, status: 2 | 6 | 7): void => {
  mock.store.visits.update(visitId(job, place), { status })
}
const datesOf = async ({ id }: Job) =>
  ((await mock.call('GET', `/jobs/${id}`, { token: owner })).responseData as Job).visits?.map(({ date }) => date)

describe('a deleted job', () => {
  test('is gone from page, list, counts, timeline, search and the calendars of its staff', async () => {
    const counts = async () => (await mock.call('GET', '/jobs/job_listing', { token: owner })).responseData as { counts: object }
    const before = (await counts()).counts
    const job = await newJob(weekly)
    const { visits } = mock.store
    const inCalendar = () => visits.by('staff_day', '14:2026-07-08').length
    expect(inCalendar()).toBe(1)
    expect(await remove(job.id, { lock_version: 1 })).toMatchObject({ responseData: { id: job.id, deleted_at: mock.clock.now() } })
    expect((await counts()).counts).toEqual(before)
    expect(inCalendar()).toBe(0)
    expect((await mock.call('GET', `/jobs/${job.id}`, { token: owner })).responseCode).toBe(404)
    expect((await mock.call('GET', `/jobs/job_history_update?job_id=${job.id}`, { token: owner })).responseCode).toBe(404)
    expect((await book(mock, owner, weekly)).responseCode).toBe(200)
    expect(mock.store.deletedJobs.get(job.id)).toMatchObject({ job_number: job.job_number, deleted_by: 1 })
    expect(mock.store.deletedVisits.size).toBe(5)
    expect((await remove(job.id, { lock_version: 1 })).responseCode).toBe(404)
  })

  test('needs the authority, a current version or none, and to be of the company', async () => {
    const job = await newJob()
    expect(await remove(job.id, { lock_version: 1 }, await mock.signIn('admin'))).toMatchObject({
      responseCode: 403,
      responseMessage: 'You don’t have permission to delete jobs.',
    })
    expect((await remove(job.id, { lock_version: 1 }, await mock.signIn('staff'))).responseCode).toBe(403)
    expect((await remove(job.id, { lock_version: 1 }, await mock.signIn('individual'))).responseCode).toBe(404)
    expect(await remove(job.id, { lock_version: 7 })).toMatchObject({ responseCode: 409, responseData: { reason: 'stale' } })
    expect(mock.store.jobs.get(job.id)).toBeDefined()
    expect((await remove(job.id, {})).responseCode).toBe(200)
    expect(mock.store.jobs.get(job.id)).toBeUndefined()
  })

  test('has no invoice and no visit under way', async () => {
    const invoiced = mock.store.jobs.all().find(({ invoice_id, company_id }) => invoice_id !== null && company_id === 1)
    expect(getProblem(await remove(invoiced?.id ?? 0, { lock_version: invoiced?.lock_version }))).toMatchObject({
      code: 422,
      message: 'This job has an invoice, so it can’t be deleted.',
    })
    const job = await newJob(weekly)
    getStatus(job, 1, 2)
    for (const query of [{}, { scope: 'this', visit_id: visitId(job, 1) }, { scope: 'future', visit_id: visitId(job, 0) }])
      expect(getProblem(await remove(job.id, { lock_version: 1, ...query }))).toMatchObject({
        code: 422,
        message: 'A visit of this job is in progress, so the job can’t be deleted.',
      })
  })
})

describe('visits of a job', () => {
  test('one goes alone, and the job says so', async () => {
    const job = await newJob(weekly)
    const called = await remove(job.id, { lock_version: 1, scope: 'this', visit_id: visitId(job, 1) })
    expect(called.responseData).toEqual({ id: job.id, deleted_at: null })
    expect(await datesOf(job)).toEqual(['2026-07-01', '2026-07-15', '2026-07-22', '2026-07-29'])
    expect(mock.store.jobs.get(job.id)).toMatchObject({ visits_total: 4, lock_version: 2 })
    expect(mock.store.history.by('job_id', job.id).at(-1)).toMatchObject({
      event: 'edited',
      changes: [{ field: 'visits', from: '07/08/2026 09:00–11:00, Priya Raman', to: null }],
    })
  })

  test('from one on all that are open go, and what is done stays', async () => {
    const job = await newJob(weekly)
    getStatus(job, 3, 6)
    await remove(job.id, { lock_version: 1, scope: 'future', visit_id: visitId(job, 1) })
    expect(await datesOf(job)).toEqual(['2026-07-01', '2026-07-22'])
  })

  test('with the last of them the job goes', async () => {
    const job = await newJob()
    const called = await remove(job.id, { lock_version: 1, scope: 'this', visit_id: visitId(job, 0) })
    expect(called.responseData).toEqual({ id: job.id, deleted_at: mock.clock.now() })
    expect(mock.store.jobs.get(job.id)).toBeUndefined()
  })

  test('that are over, or of another job, are refused', async () => {
    const job = await newJob(weekly)
    getStatus(job, 0, 7)
    expect(getProblem(await remove(job.id, { lock_version: 1, scope: 'this', visit_id: visitId(job, 0) }))).toEqual({
      code: 422,
      message: 'This visit is Cancelled, so it can’t be deleted.',
      fields: ['visit_id'],
    })
    for (const query of [{ visit_id: 1 }, {}])
      expect(getProblem(await remove(job.id, { lock_version: 1, scope: 'this', ...query }))).toMatchObject({ fields: ['visit_id'] })
  })
})
