import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { booked, bookingOf } from '../../../testing/booking.ts'
import { type TestApp, testApp } from '../../../testing/testApp.ts'

const [MARCUS, PRIYA] = [13, 14] as const
const slot = { date: '2026-07-08', start_time: '09:00', end_time: '10:00' }

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  const off = { start_time: null, end_time: null, note: null }
  mock.store.users.update(MARCUS, { time_off: [{ ...off, id: 1, date_from: '2026-07-06', date_to: '2026-07-10' }] })
})

test('who is off is ranked last, with the day until when, whatever the trade', async () => {
  const { staffs } = await mock.read(endpoints.jobs.listCategoryStaff, { category_id: 1, branch_id: 1, ...slot }, owner)
  expect(staffs.at(-1)).toMatchObject({ id: MARCUS, is_available: false, unavailable_reason: 'Off until 07/10/2026', score: 0 })
  expect(staffs.find(({ id }) => id === PRIYA)?.unavailable_reason).toBe(null)
})

test('returns partial time off and leaves the rest of the day free', async () => {
  const off = { id: 1, date_from: slot.date, date_to: slot.date, start_time: '09:30', end_time: '12:00', note: null }
  mock.store.users.update(MARCUS, { time_off: [off] })
  const reasonAt = async (start_time: string, end_time: string) => {
    const { staffs } = await mock.read(endpoints.jobs.listCategoryStaff, { category_id: 1, ...slot, start_time, end_time }, owner)
    return staffs.find(({ id }) => id === MARCUS)?.unavailable_reason
  }
  expect(await reasonAt('09:00', '10:00')).toBe('Off from 09:30 to 12:00')
  expect(await reasonAt('12:00', '13:00')).toBe(null)
})

test('treats a visit during time off as a clash until confirmed', async () => {
  const clash = {
    responseCode: 409,
    responseMessage: 'Marcus Bell is off on Jul 8.',
    responseData: { reason: 'clash', clashes: [] },
  }
  const booking = { ...bookingOf(mock), dates: [slot.date], staff_ids: [MARCUS] }
  expect(await mock.call('POST', '/jobs', { token: owner, body: booking })).toMatchObject(clash)
  const { id } = await booked(mock, owner, { ...booking, staff_ids: [PRIYA] })
  const [planned] = mock.store.visits.by('job_id', id)
  const visit = mock.store.visits.update(planned?.id ?? 0, { status: 0, staff_ids: [] })
  const assign = { job_id: id, visit_id: visit.id, lock_version: visit.lock_version, action: 'assign', staff_ids: [MARCUS] }
  expect(await mock.call('POST', '/jobs/manage_job', { token: owner, body: assign })).toMatchObject(clash)
  const allowed = { ...assign, allow_clash: true }
  expect(await mock.call('POST', '/jobs/manage_job', { token: owner, body: allowed })).toMatchObject({ responseCode: 200 })
})
