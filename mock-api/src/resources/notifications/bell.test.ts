import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { bookingOf } from '../../testing/booking.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { listNotifications, clearNotifications, readAllNotifications } = endpoints.notifications
const { createJob, manageJob } = endpoints.jobs

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  for (const { id } of mock.store.notifications.all()) mock.store.notifications.remove(id)
})

const known = async (name: string) => {
  const { notifications, unread_count } = await mock.read(listNotifications, { per_page: 50 }, await mock.signIn(name))
  return { events: notifications.map(({ notification_type }) => notification_type), unread_count, notifications }
}
const STAFF = 13
/** A job of the branch of `staff@demo.test`, for that person. */
const book = async (date = '2026-07-02') => mock.read(createJob, { ...bookingOf(mock), dates: [date], staff_ids: [STAFF] }, owner)

test('notifies the technician of an assignment and a move, but not the planner who made it', async () => {
  const job = await book()
  expect((await known('staff')).events).toEqual(['job_assigned'])
  const [visit] = job.visits ?? []
  const moved = {
    job_id: job.id,
    visit_id: visit?.id,
    action: 'reschedule',
    date: '2026-07-03',
    start_time: '09:00',
    end_time: '10:00',
  } as const
  await mock.read(manageJob, { ...moved, lock_version: visit?.lock_version ?? 0, allow_clash: true }, owner)
  const { events, notifications } = await known('staff')
  expect(events).toEqual(['visit_moved', 'job_assigned'])
  expect(notifications[0]).toMatchObject({ title: `${job.job_number} was moved`, job_id: job.id, link: `/jobs/${job.id}`, is_read: false })
  expect((await known('owner')).events).toEqual([])
})

test('notifies planners of steps, with amounts only if they may see them, and never other companies', async () => {
  const job = await book()
  const [visit] = job.visits ?? []
  const staff = await mock.signIn('staff')
  await mock.read(manageJob, { job_id: job.id, visit_id: visit?.id, action: 'on_the_way', lock_version: visit?.lock_version ?? 0 }, staff)
  expect((await known('owner')).events).toEqual(['staff_on_the_way'])
  expect((await known('individual')).events).toEqual([])
  mock.store.users.update(11, { authorities: ['manage_jobs'] })
  expect((await known('admin')).events).toEqual([])
})

test('hides notifications about jobs that are no longer visible', async () => {
  const job = await book()
  expect((await known('staff')).unread_count).toBe(1)
  mock.store.jobs.update(job.id, { staff_ids: [] })
  expect(await known('staff')).toMatchObject({ events: [], unread_count: 0 })
})

test('read all and clear are of the one who asks, and clear leaves what came later', async () => {
  await book()
  mock.clock.change({ advance_seconds: 60 })
  const staff = await mock.signIn('staff')
  const before = mock.clock.now() - 30
  await book('2026-07-03')
  expect(await mock.read(readAllNotifications, {}, staff)).toEqual({ updated_count: 2, unread_count: 0 })
  expect(await mock.read(clearNotifications, { before }, staff)).toEqual({ deleted_count: 1 })
  expect((await known('staff')).events).toEqual(['job_assigned'])
})
