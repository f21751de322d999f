import { endpoints } from '@callout/contracts/endpoints'
import { expect, test } from 'vitest'
import { booked } from '../../testing/booking.ts'
import { testApp } from '../../testing/testApp.ts'

const { getDashboard, listDayCounts, listActiveStaff } = endpoints.dashboard
const STAFF = 14
const at = (instant: string): number => Date.parse(instant) / 1000

/** Chicago is 6 hours behind in winter and 5 in summer; clocks change at 2 in the night. */
const days = [
  {
    hours: 23,
    before: '2026-03-07',
    day: '2026-03-08',
    after: '2026-03-09',
    starts: ['2026-03-08T06:30:00Z', '2026-03-08T13:00:00Z', '2026-03-09T04:00:00Z'],
    lastSecond: '2026-03-09T04:59:59Z',
    isLateAt: '2026-03-08T13:15:01Z',
  },
  {
    hours: 25,
    before: '2026-10-31',
    day: '2026-11-01',
    after: '2026-11-02',
    starts: ['2026-11-01T05:30:00Z', '2026-11-01T14:00:00Z', '2026-11-02T05:00:00Z'],
    lastSecond: '2026-11-02T05:59:59Z',
    isLateAt: '2026-11-01T14:15:01Z',
  },
]

test.each(days)(
  'a day of $hours hours counts what is on it, is over at its midnight, and has late what should have begun a quarter of an hour ago',
  async ({ before, day, after, starts, lastSecond, isLateAt }) => {
    const mock = testApp()
    mock.clock.change({ now: at(`${before}T12:00:00Z`) })
    const owner = await mock.signIn('owner')
    mock.store.companies.update(1, { timezone: 'America/Chicago', late_after_minutes: 15 })
    const bookings = [
      [before, '23:30', '23:45'],
      [day, '00:30', '01:00'],
      [day, '08:00', '09:00'],
      [day, '23:00', '23:45'],
      [after, '00:15', '00:30'],
    ] as const
    const jobs = []
    for (const [date, start_time, end_time] of bookings)
      jobs.push(await booked(mock, owner, { dates: [date], start_time, end_time, staff_ids: [STAFF] }))
    expect(jobs.slice(1, 4).map(({ start_at }) => start_at)).toEqual(starts.map(at))
    const counts = await mock.read(listDayCounts, { date_from: before, date_to: after, staff_id: STAFF }, owner)
    expect(counts.map(({ date, total, assigned }) => [date, total, assigned])).toEqual([
      [before, 1, 1],
      [day, 3, 3],
      [after, 1, 1],
    ])

    const known = async (now: number) => {
      mock.clock.change({ now, frozen: true })
      const { date, visits_today } = await mock.read(getDashboard, {}, owner)
      const { staffs } = await mock.read(listActiveStaff, { date: day, per_page: 100 }, owner)
      const person = staffs.find(({ id }) => id === STAFF)
      return [date, visits_today?.late, person?.late_count, person?.next_visit?.start_at]
    }
    const first = at(starts[0] as string)
    expect(await known(at(isLateAt) - 1)).toEqual([day, 1, 1, first])
    expect(await known(at(isLateAt))).toEqual([day, 2, 2, first])
    expect(await known(at(lastSecond))).toEqual([day, 3, 3, first])
    expect((await known(at(lastSecond) + 1))[0]).toBe(after)
  },
)
