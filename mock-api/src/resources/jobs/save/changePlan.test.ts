import type { Job } from '@callout/contracts/jobs/schemas/record'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booking, booked, change, changed, getProblem, weekly } from '../../../testing/booking.ts'
import { REFERENCE_DATE, testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const newJob = (changes: Partial<Booking> = {}): Promise<Job> => booked(mock, owner, changes)
const refused = async (job: Job, changes: Record<string, unknown>, token = owner) => getProblem(await change(mock, token, job, changes))
const lastEntry = (job: Job) => mock.store.history.by('job_id', job.id).at(-1)
const plansOf = (job: Job) => job.visits?.map(({ date, status, staff_ids }) => [date, status, staff_ids])
const manage = async (job: Job, visitId: number, body: object): Promise<Job> => {
  const visit = mock.store.visits.get(visitId)
  const action = { job_id: job.id, visit_id: visitId, lock_version: visit?.lock_version, ...body }
  expect(await mock.call('POST', '/jobs/manage_job', { token: owner, body: action })).toMatchObject({ responseCode: 200 })
  return (await mock.call('GET', `/jobs/${job.id}`, { token: owner })).responseData as Job
}
const visitId = (job: Job, place: number): number => job.visits?.[place]?.id as number

describe('a change of time', () => {
  test('moves all visits that are open, and none that is done, under way or moved by hand', async () => {
    const job = await newJob({ ...weekly, recurrence: { frequency: 2, end_date: '2026-08-05' } })
    await manage(job, visitId(job, 0), { action: 'start' })
    await manage(job, visitId(job, 0), { action: 'finish', jobfinished_notes: 'Done' })
    await manage(job, visitId(job, 1), { action: 'on_the_way' })
    await manage(job, visitId(job, 2), { action: 'cancel', cancel_reason_id: 1 })
    const by = await manage(job, visitId(job, 3), { action: 'reschedule', date: '2026-07-23', start_time: '15:00', end_time: '16:00' })
    const before = job.visits?.map(({ id }) => mock.store.visits.get(id))
    const after = await changed(mock, owner, by, { start_time: '13:00', end_time: '14:00' })
    expect(after.visits?.map(({ id }) => id)).toEqual(job.visits?.map(({ id }) => id))
    expect(after.visits?.slice(0, 4).map(({ id }) => mock.store.visits.get(id))).toEqual(before?.slice(0, 4))
    const at = (date: string): number => Date.parse(`${date}T13:00:00-05:00`) / 1000
    expect(after.visits?.slice(4).map(({ start_at }) => start_at)).toEqual([at('2026-07-29'), at('2026-08-05')])
    expect(after).toMatchObject({ start_time: '13:00', end_time: '14:00', dates: ['2026-07-01'] })
  })

  test('of one visit leaves the others and the rule', async () => {
    const job = await newJob(weekly)
    const body = {
      scope: 'this',
      visit_id: visitId(job, 2),
      dates: ['2026-07-16'],
      start_time: '10:00',
      end_time: '12:00',
      staff_ids: [13],
    }
    const after = await changed(mock, owner, job, body)
    expect(after.visits?.map(({ date, is_exception }) => [date, is_exception])).toEqual([
      ['2026-07-01', false],
      ['2026-07-08', false],
      ['2026-07-16', true],
      ['2026-07-22', false],
      ['2026-07-29', false],
    ])
    expect(after.visits?.map(({ lock_version }) => lock_version)).toEqual([1, 1, 2, 1, 1])
    expect(after).toMatchObject({ dates: ['2026-07-01'], start_time: '09:00', recurrence: job.recurrence })
    expect(lastEntry(job)).toMatchObject({
      visit_id: visitId(job, 2),
      changes: [{ field: 'staff' }, { field: 'start_at' }, { field: 'end_at' }],
    })
  })

  test('of one visit that is over is refused', async () => {
    const job = await newJob(weekly)
    const after = await manage(job, visitId(job, 0), { action: 'cancel', cancel_reason_id: 1 })
    expect(await refused(after, { scope: 'this', visit_id: visitId(job, 0), dates: ['2026-07-02'] })).toEqual({
      code: 422,
      message: 'This visit is Cancelled, so its time and staff can’t be changed.',
      fields: ['dates'],
    })
  })

  test('from a visit on leaves those before, and the rule is one for all afterwards', async () => {
    const job = await newJob(weekly)
    const fridays = { ...job.recurrence, weekdays: [5], end_date: '2026-08-01' }
    const after = await changed(mock, owner, job, {
      scope: 'future',
      visit_id: visitId(job, 2),
      dates: ['2026-07-17'],
      recurrence: fridays,
    })
    expect(after.visits?.map(({ date }) => date)).toEqual(['2026-07-01', '2026-07-08', '2026-07-17', '2026-07-24', '2026-07-31'])
    expect(after).toMatchObject({ dates: ['2026-07-03'], recurrence: { weekdays: [5], end_date: '2026-08-01' } })
    expect(lastEntry(job)?.changes.filter(({ field }) => field === 'visits')).toHaveLength(3)
  })

  test('a shorter rule removes visits and a longer one adds them, and the timeline tells both', async () => {
    const job = await newJob(weekly)
    const shorter = await changed(mock, owner, job, { recurrence: { ...job.recurrence, end_date: '2026-07-16' } })
    expect(shorter.visits?.map(({ date }) => date)).toEqual(['2026-07-01', '2026-07-08', '2026-07-15'])
    expect(shorter).toMatchObject({ visits_total: 3 })
    expect(mock.store.deletedVisits.size).toBe(2)
    expect(lastEntry(job)?.changes).toContainEqual({ field: 'visits', from: '07/22/2026 09:00–11:00, Priya Raman', to: null })
    const longer = await changed(mock, owner, shorter, { recurrence: { ...job.recurrence, end_date: '2026-08-06' } })
    expect(longer.visits?.map(({ visit_number }) => visit_number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(plansOf(longer)?.at(-1)).toEqual(['2026-08-05', 1, [14]])
  })

  test('makes a job of one visit a series, and a series a job of chosen dates', async () => {
    const job = await newJob()
    const series = await changed(mock, owner, job, weekly)
    expect(series.visits?.map(({ id }) => id).slice(0, 1)).toEqual([visitId(job, 0)])
    expect(series).toMatchObject({ is_recurring: true, visits_total: 5, recurrence: { weekdays: [3] } })
    const chosen = await changed(mock, owner, series, { is_recurring: false, recurrence: null, dates: ['2026-07-01', '2026-07-10'] })
    expect(chosen).toMatchObject({ is_recurring: false, recurrence: null, dates: ['2026-07-01', '2026-07-10'], visits_total: 2 })
  })

  test('schedules a job that waited for its time', async () => {
    const job = await newJob({ schedule_later: true, dates: [] })
    const after = await changed(mock, owner, job, {
      schedule_later: false,
      dates: ['2026-07-06'],
      start_time: '09:00',
      end_time: '10:00',
    })
    expect(plansOf(after)).toEqual([['2026-07-06', 1, [14]]])
    expect(after.visits?.[0]?.id).toBe(visitId(job, 0))
  })

  test('of the rule from a visit on counts from the beginning of the series, where the beginning stays', async () => {
    const job = await newJob(weekly)
    const fortnightly = { scope: 'future', visit_id: visitId(job, 1), recurrence: { ...job.recurrence, interval: 2 } }
    const after = await changed(mock, owner, job, fortnightly)
    expect(after.visits?.map(({ date }) => date)).toEqual(['2026-07-01', '2026-07-15', '2026-07-29'])
    expect(after).toMatchObject({ dates: ['2026-07-01'], recurrence: { interval: 2 } })
    const ended = { ...fortnightly, visit_id: visitId(after, 1), recurrence: { ...job.recurrence, end_date: '2026-07-08' } }
    expect((await refused(after, ended)).fields).toEqual(['recurrence.end_date'])
  })

  test('that a form of the job sends back with one visit in mind leaves that visit where it is', async () => {
    const job = await newJob(weekly)
    const after = await changed(mock, owner, job, { scope: 'this', visit_id: visitId(job, 3), title: 'Other' })
    expect(after.visits).toEqual(job.visits)
    const alone = { scope: 'this', visit_id: visitId(job, 3), dates: ['2026-07-22'], title: 'Third' }
    expect((await changed(mock, owner, after, alone)).visits).toEqual(job.visits)
  })

  test('from a visit on, of a job of chosen dates, leaves those before and needs a date', async () => {
    const job = await newJob({ dates: ['2026-07-01', '2026-07-08', '2026-07-15'] })
    const from = { scope: 'future', visit_id: visitId(job, 1) }
    const after = await changed(mock, owner, job, { ...from, dates: ['2026-07-01', '2026-07-07', '2026-07-15'], start_time: '08:00' })
    expect(after.visits?.map(({ date, lock_version }) => [date, lock_version])).toEqual([
      ['2026-07-01', 1],
      ['2026-07-07', 2],
      ['2026-07-15', 2],
    ])
    expect((await refused(after, { ...from, dates: ['2026-07-01'] })).fields).toEqual(['dates'])
  })

  test('of one visit to several dates is refused', async () => {
    const job = await newJob({ dates: ['2026-07-01', '2026-07-02'] })
    const body = { scope: 'this', visit_id: visitId(job, 0), dates: ['2026-07-04', '2026-07-05'] }
    expect((await refused(job, body)).fields).toEqual(['dates'])
  })

  test('that is revoked leaves one unscheduled visit', async () => {
    const job = await newJob(weekly)
    const after = await changed(mock, owner, job, { schedule_later: true, dates: [], is_recurring: false, recurrence: null })
    expect(plansOf(after)).toEqual([[null, 11, [14]]])
    expect(after).toMatchObject({ status: 11, is_recurring: false, recurrence: null, schedule_later: true })
  })

  test('to a day with a clash is rejected, and accepted if confirmed', async () => {
    const job = await newJob({ staff_ids: [13] })
    const busy = { dates: [REFERENCE_DATE], start_time: '14:30', end_time: '15:00' }
    expect(await change(mock, owner, job, busy)).toMatchObject({ responseCode: 409, responseData: { reason: 'clash' } })
    expect((await change(mock, owner, job, { ...busy, allow_clash: true })).responseCode).toBe(200)
  })

  test('to where another visit of the same job leaves is no clash', async () => {
    const job = await newJob({ dates: ['2026-07-01', '2026-07-02'] })
    const slot = { date: '2026-07-02', start_time: '10:00', end_time: '12:00' }
    const both = await manage(job, visitId(job, 0), { action: 'reschedule', ...slot, allow_clash: true })
    expect((await changed(mock, owner, both, { start_time: '10:30' })).visits).toHaveLength(1)
  })

  test('is announced to the customer only on request', async () => {
    const job = await newJob()
    const sent = mock.store.outbox.size
    const titled = await changed(mock, owner, job, { title: 'Other', notify_customer: true })
    expect(mock.store.outbox.size).toBe(sent)
    await changed(mock, owner, titled, { dates: ['2026-07-03'], notify_customer: true })
    expect(mock.store.outbox.all().at(-1)?.body).toContain('Your visit has been moved to 07/03/2026 at 9:00 AM.')
  })
})

describe('a change of staff', () => {
  test('reaches every open visit and leaves its time', async () => {
    const job = await newJob({ dates: ['2026-07-01', '2026-07-02'] })
    await manage(job, visitId(job, 0), { action: 'reschedule', date: '2026-07-02', start_time: '13:00', end_time: '14:00' })
    const moved = (await mock.call('GET', `/jobs/${job.id}`, { token: owner })).responseData as Job
    const after = await changed(mock, owner, moved, { staff_ids: [13] })
    expect(after.visits?.map(({ start_at, staff_ids }) => [start_at, staff_ids])).toEqual(
      moved.visits?.map(({ start_at }) => [start_at, [13]]),
    )
    expect((await changed(mock, owner, after, { staff_ids: [] })).status).toBe(0)
  })

  test('to a deactivated person is rejected, even if the job had them', async () => {
    const job = await newJob({ staff_ids: [14, 15] })
    mock.store.users.update(14, { is_active: false })
    expect((await refused(job, { staff_ids: [14] })).fields).toEqual(['staff_ids'])
    expect((await change(mock, owner, job, { title: 'Other' })).responseCode).toBe(200)
  })
})
