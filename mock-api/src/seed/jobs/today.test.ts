import { isUnderWay } from '@callout/contracts/jobs/status/status'
import { expect, test } from 'vitest'
import { mainBranches } from '../profile/accounts.ts'
import { staffOf } from '../profile/users.ts'
import { offerOf } from '../catalogue/priceList.ts'
import { trades } from '../catalogue/trades.ts'
import { clockOf, minutesOf } from '@callout/contracts/time'
import { sizes } from '../sizes.ts'
import { CompanyPlan } from './companyPlan.ts'
import type { VisitPlan } from './plan.ts'

const DATE = '2026-06-17'
const LATE_AFTER = 15

const staff = staffOf(1, sizes.demo.staff, mainBranches(sizes.demo.branches), 0, '')
const crew = staff.filter(({ user_type }) => user_type !== 'staff_admin').toSorted((a) => (a.email === 'staff@demo.test' ? -1 : 1))
const offers = trades.map((trade, index) => offerOf(1, index + 1, trade))

/** The visits of that day in a company of the demo's size, but without most of its past. */
function visitsAt(time: string, seed = 1): VisitPlan[] {
  const plan = new CompanyPlan({ ...sizes.demo, seed, referenceDate: DATE, time, crew, offers, jobs: 600, invoices: 100 })
  return plan.all().flatMap(({ visits }) => visits.filter(({ date }) => date === DATE))
}

function countsAt(time: string, visits: readonly VisitPlan[]) {
  const now = minutesOf(time)
  const count = (is: (visit: VisitPlan) => boolean): number => visits.filter(is).length
  const isAwaited = ({ status }: VisitPlan): boolean => [0, 1, 2, 8].includes(status)
  return {
    all: visits.length,
    done: count(({ status }) => status === 6),
    underWay: count(({ status }) => isUnderWay(status)),
    late: count((visit) => isAwaited(visit) && minutesOf(visit.start) + LATE_AFTER < now),
    ahead: count((visit) => isAwaited(visit) && minutesOf(visit.start) >= now),
  }
}

/** Twice an hour, at other minutes each time. */
const times = Array.from({ length: 48 }, (_, half) => clockOf(half * 30 + ((half * 7) % 30)))
const days = new Map(times.map((time) => [time, visitsAt(time)]))

test('whenever it is, the day of the demo is in progress: some done, some under way, two to four late, the rest ahead', () => {
  for (const [time, visits] of days) {
    const { all, done, underWay, late, ahead } = countsAt(time, visits)
    const known = `${time}: ${done} done, ${underWay} under way, ${late} late, ${ahead} ahead of ${all}`
    expect(all, known).toBeGreaterThanOrEqual(33)
    expect(late, known).toBeLessThanOrEqual(4)
    expect(underWay, known).toBeLessThanOrEqual(crew.length)
    // A day that has just begun has nothing behind it, and one that ends nothing ahead.
    expect(time < '01:00' || Math.min(done, late - 1) >= 1, known).toBe(true)
    expect(time > '23:00' || Math.min(underWay, ahead) >= 2, known).toBe(true)
  }
})

test('keeps visits within usual hours and the day, without double bookings', () => {
  for (const [time, visits] of days) {
    for (const { start, end } of visits) {
      expect(end > start, `${time}: ${start} to ${end}`).toBe(true)
      expect(time < '09:00' || time > '16:00' || (start >= '08:00' && end <= '17:15'), `${time}: ${start} to ${end}`).toBe(true)
    }
    const ends = new Map<number, string>()
    for (const { start, end, status, staff: people } of visits.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start)))
      for (const { id } of status === 7 ? [] : people) {
        expect(start >= (ends.get(id) ?? ''), `${time}: ${id} at ${start}`).toBe(true)
        ends.set(id, end)
      }
  }
})

test('shows the demo technician in the middle of the day at any hour: nothing late, one visit next', () => {
  for (const [time, visits] of days) {
    const ownVisitPlans = visits.filter(({ staff: people }) => people.some(({ id }) => id === crew[0]?.id))
    const late = ownVisitPlans.filter(({ status, start }) => status === 1 && minutesOf(start) + LATE_AFTER < minutesOf(time))
    expect(late, time).toEqual([])
    expect(time > '23:00' || ownVisitPlans.some(({ status }) => status >= 1 && status <= 5), time).toBe(true)
  }
})

test.each([2, 3, 7])('other seeds have such days, too: %i', (seed) => {
  for (const time of ['06:00', '11:30', '21:00']) {
    const { done, underWay, late, ahead } = countsAt(time, visitsAt(time, seed))
    expect([done > 3, underWay > 1, late >= 2 && late <= 4, ahead > 1], time).toEqual([true, true, true, true])
  }
})
