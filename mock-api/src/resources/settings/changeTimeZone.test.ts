import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { book, booked, change, changed, weekly } from '../../testing/booking.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { updateCustomerSetting } = endpoints.settings
const { updateGeneralData } = endpoints.profile
const { getDispatchMap, getJob } = endpoints.jobs

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

/** Wednesday, 1 July 2026, 8 PM in Chicago, which is Thursday, 6:30 AM in Kolkata. */
const evening = { start_time: '20:00', end_time: '21:00' } as const
const startsAt = Date.parse('2026-07-02T01:00:00Z') / 1000
const moveTo = (timezone: string) => mock.read(updateCustomerSetting, { timezone }, owner)
const idsOn = async (date: string) => {
  const { visits, unassigned } = await mock.read(getDispatchMap, { date }, owner)
  return [...(visits ?? []), ...(unassigned ?? [])].map(({ job_id }) => job_id)
}

test('visits keep their instants and are on the board of their new day', async () => {
  const { id } = await booked(mock, owner, evening)
  await moveTo('Asia/Kolkata')
  const job = await mock.read(getJob, { id }, owner)
  expect(job).toMatchObject({ dates: ['2026-07-02'], start_time: '06:30', end_time: '07:30', timezone: 'Asia/Kolkata' })
  expect(job.visits).toMatchObject([{ date: '2026-07-02', start_at: startsAt, end_at: startsAt + 3600 }])
  expect(await idsOn('2026-07-02')).toContain(id)
  expect(await idsOn('2026-07-01')).not.toContain(id)
  expect(mock.store.jobs.get(id)?.date).toBe('2026-07-02')
})

test('a technician is not booked twice after the change', async () => {
  await booked(mock, owner, evening)
  await moveTo('Asia/Kolkata')
  expect((await book(mock, owner, { dates: ['2026-07-02'], start_time: '06:30', end_time: '07:30' })).responseCode).toBe(409)
  expect((await book(mock, owner, { dates: ['2026-07-01'], start_time: '20:00', end_time: '21:00' })).responseCode).toBe(200)
})

test('the rule of a series has the weekday, times and last day of the new zone, and no later edit moves its visits', async () => {
  const recurrence = { ...weekly.recurrence, weekdays: [3] }
  const { id } = await booked(mock, owner, { ...weekly, recurrence, ...evening })
  const startsOf = () => mock.store.visits.by('job_id', id).map(({ start_at }) => start_at)
  const before = startsOf()
  await moveTo('Asia/Kolkata')
  const job = await mock.read(getJob, { id }, owner)
  expect(job).toMatchObject({ dates: ['2026-07-02'], start_time: '06:30', recurrence: { weekdays: [4], end_date: '2026-07-30' } })
  expect(mock.store.visits.by('job_id', id).map(({ date }) => date?.slice(8))).toEqual(['02', '09', '16', '23', '30'])
  await changed(mock, owner, job, { scope: 'all', title: 'Renamed' })
  expect(startsOf()).toEqual(before)
})

test('a change back restores days and rules, also by the company’s shared data', async () => {
  const { id } = await booked(mock, owner, { ...weekly, ...evening })
  const before = mock.store.jobs.get(id)
  await mock.read(updateGeneralData, { timezone: 'Asia/Kolkata' }, owner)
  expect(mock.store.jobs.get(id)?.series).not.toEqual(before?.series)
  await mock.read(updateGeneralData, { timezone: 'America/Chicago' }, owner)
  expect(mock.store.jobs.get(id)?.series).toEqual(before?.series)
})

test('an edit that began before the change is refused, since its times are of the old zone', async () => {
  const job = await booked(mock, owner, evening)
  await moveTo('Asia/Kolkata')
  expect(await change(mock, owner, job, { title: 'Renamed' })).toMatchObject({ responseCode: 409 })
})
