import { endpoints } from '@callout/contracts/endpoints'
import { addDays, instantOf } from '@callout/contracts/time'
import { beforeEach, expect, test } from 'vitest'
import { booked, bookingOf } from '../../../testing/booking.ts'
import { type TestApp, testApp } from '../../../testing/testApp.ts'

const { getDispatchMap, manageJob } = endpoints.jobs
/** A Wednesday on which the seed has nothing. */
const DAY = '2026-07-08'
const [MARCUS, PRIYA] = [13, 14] as const

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  for (const visit of mock.store.visits.all().filter(({ date }) => date === DAY)) mock.store.visits.remove(visit.id)
})
const at = (title: string, start_time: string, end_time: string, staff_ids: number[], day = DAY) =>
  booked(mock, owner, { ...bookingOf(mock), title, dates: [day], start_time, end_time, staff_ids, allow_clash: true })
const read = (query: object = {}, token = owner) => mock.read(getDispatchMap, { date: DAY, ...query }, token)
const titles = (rows: readonly { title?: string | null | undefined }[] | null | undefined) => rows?.map(({ title }) => title)

test('lists a day by person: visits in order, unassigned ones, and time off', async () => {
  await at('later', '13:00', '14:00', [MARCUS])
  await at('first', '09:00', '10:00', [MARCUS, PRIYA])
  await at('nobody', '10:00', '11:00', [])
  await at('tomorrow', '10:00', '11:00', [MARCUS], addDays(DAY, 1))
  const off = { id: 1, date_from: DAY, date_to: DAY, start_time: '15:00', end_time: '16:00', note: 'Dentist' }
  mock.store.users.update(MARCUS, { time_off: [off] })
  const day = await read()
  expect(titles(day.visits)).toEqual(['first', 'later'])
  expect(titles(day.unassigned)).toEqual(['nobody'])
  const marcus = day.staffs?.find(({ id }) => id === MARCUS)
  expect(marcus?.route).toEqual(day.visits?.map(({ id }) => id))
  expect(marcus?.time_off).toEqual([{ start_time: '15:00', end_time: '16:00', note: 'Dentist' }])
  expect(marcus?.hours).toEqual({ is_on: true, open: expect.any(String), close: expect.any(String) })
  expect(marcus?.route_km).toBeGreaterThanOrEqual(0)
  expect(day.gone).toBeUndefined()
})

test('what has changed since, and what has left the day', async () => {
  await at('stays', '09:00', '10:00', [MARCUS])
  const moves = await at('moves', '10:00', '11:00', [MARCUS])
  mock.clock.change({ advance_seconds: 60 })
  const since = Number((await read()).server_at)
  expect(await read({ since })).toMatchObject({ visits: [], gone: [] })
  const [visit] = mock.store.visits.by('job_id', moves.id)
  const slot = { date: addDays(DAY, 1), start_time: '10:00', end_time: '11:00' }
  await mock.read(manageJob, { job_id: moves.id, lock_version: moves.lock_version ?? 0, action: 'reschedule', ...slot }, owner)
  await at('new', '12:00', '13:00', [MARCUS])
  const later = await read({ since })
  expect(titles(later.visits)).toEqual(['new'])
  expect(later.gone).toEqual([visit?.id])
})

test('filters narrow the visits; staff and users without the right to dispatch have their own day', async () => {
  await at('mine', '09:00', '10:00', [MARCUS])
  await at('hers', '09:00', '10:00', [PRIYA])
  await at('nobody', '10:00', '11:00', [])
  expect(titles((await read({ staff_ids: [PRIYA] })).visits)).toEqual(['hers'])
  expect(titles((await read({ status: [0] })).visits)).toEqual([])
  const reply = await read({}, await mock.signIn('staff'))
  expect([titles(reply.visits), titles(reply.unassigned), reply.staffs?.map(({ id }) => id)]).toEqual([['mine'], [], [MARCUS]])
})

test('locates a person at the latest step of the day', async () => {
  mock.clock.change({ now: instantOf(DAY, '09:30', 'America/Chicago') })
  owner = await mock.signIn('owner')
  const job = await at('begun', '09:00', '10:00', [MARCUS])
  const getPlace = async () => (await read()).staffs?.find(({ id }) => id === MARCUS)
  expect((await getPlace())?.location_at).toBe(null)
  await mock.read(manageJob, { job_id: job.id, lock_version: job.lock_version ?? 0, action: 'start' }, owner)
  const [visit] = (await read()).visits ?? []
  expect(await getPlace()).toMatchObject({ latitude: visit?.latitude, longitude: visit?.longitude, location_at: visit?.started_at })
})
