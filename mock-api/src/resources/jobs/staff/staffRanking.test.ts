import { endpoints } from '@callout/contracts/endpoints'
import type { InputOf } from '@callout/contracts/wire/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { REFERENCE_DATE, testApp, type TestApp } from '../../../testing/testApp.ts'
import { distanceKm, pointOf } from './distance.ts'

const { listCategoryStaff } = endpoints.jobs
let mock: TestApp
let owner: string
beforeAll(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})
const rank = async (query: Partial<InputOf<typeof listCategoryStaff>>, token = owner) =>
  (await mock.read(listCategoryStaff, { category_id: 1, ...query }, token)).staffs
const afternoon = { date: REFERENCE_DATE, start_time: '14:00', end_time: '15:00' }

test('who works in the trade and is free comes first', async () => {
  const staff = await rank(afternoon)
  expect(staff.map(({ score }) => score)).toEqual(staff.map(({ score }) => score).toSorted((a, b) => Number(b) - Number(a)))
  for (const { score } of staff) expect(Number(score) >= 0 && Number(score) <= 100).toBe(true)
  expect(staff[0]).toMatchObject({ category_match: true, is_available: true, unavailable_reason: null })
  expect(staff.map(({ name }) => name)).not.toContain('Rachel Whitfield')
})

test('returns a clash with job and time, ignoring the planned visit itself', async () => {
  const marcus = (await rank(afternoon)).find(({ id }) => id === 13)
  expect(marcus).toMatchObject({
    is_available: false,
    unavailable_reason: 'Has J-1021 from 2:00 PM to 3:30 PM',
    clashes: [{ job_number: 'J-1021', staff_id: 13 }],
    visits_that_day: 3,
  })
  const [visit] = mock.store.visits.by('job_id', 21)
  expect((await rank({ ...afternoon, exclude_visit_id: visit?.id })).find(({ id }) => id === 13)).toMatchObject({
    is_available: true,
    visits_that_day: 2,
  })
})

test('working hours and days off are respected', async () => {
  for (const { unavailable_reason } of await rank({ date: REFERENCE_DATE, start_time: '18:00', end_time: '19:00' }))
    expect(unavailable_reason).toBe('Works 8:00 AM – 5:00 PM')
  for (const { unavailable_reason } of await rank({ date: '2026-06-21' })) expect(unavailable_reason).toBe('Doesn’t work Sundays')
})

test('the way begins at the visit before, or at the branch', async () => {
  const property_id = mock.store.jobs.get(21)?.property_id
  const target = pointOf(mock.store.properties.get(property_id ?? 0))
  const before = pointOf(mock.store.properties.get(mock.store.jobs.get(15)?.property_id ?? 0))
  const branch = mock.store.branches.get(1)
  if (!target || !before || !branch) throw new Error('The seed has changed')
  const distance = async (start_time: string, end_time: string) =>
    (await rank({ date: REFERENCE_DATE, start_time, end_time, property_id })).find(({ id }) => id === 13)?.distance_km
  expect(await distance('12:00', '13:00')).toBe(distanceKm(before, target))
  expect(await distance('07:00', '07:30')).toBe(
    distanceKm({ latitude: Number(branch.latitude), longitude: Number(branch.longitude) }, target),
  )
})

test('distances are those of the globe', () => {
  expect(distanceKm({ latitude: 30.2672, longitude: -97.7431 }, { latitude: 30.5083, longitude: -97.6789 })).toBeCloseTo(27.5, 0)
})

test('staff do not see the calendars of others, a branch head those of the branch', async () => {
  expect(await mock.call('GET', '/jobs/category_staffs?category_id=1', { token: await mock.signIn('staff') })).toMatchObject({
    responseCode: 403,
  })
  const branch = await rank({}, await mock.signIn('branch'))
  expect(branch.map(({ id }) => mock.store.users.get(id)?.branch_id)).toEqual(branch.map(() => 2))
})

test('offers branch heads only their branch’s staff', async () => {
  expect(await rank({ branch_id: 1 }, await mock.signIn('branch'))).toEqual([])
})
