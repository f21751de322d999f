import { expect, test } from 'vitest'
import { ana, ben, NINE, type visit } from '../../testing/jobs.ts'
import { placed } from './testing/dispatchDay.ts'
import { arrivalsOf } from '../visits/arrivals.ts'
import type { BoardVisitFragment } from './visits/board.generated.ts'

const MINUTE = 60
const of = (part: Parameters<typeof visit>[0]) => placed(part) as unknown as BoardVisitFragment
const started = of({ id: '1', status: 'STARTED', startedAt: NINE, startAt: NINE, endAt: NINE + 60 * MINUTE })
const next = (staff: (typeof ana | typeof ben)[], day = 0) =>
  of({
    id: '2',
    staff,
    startAt: NINE + day + 60 * MINUTE,
    endAt: NINE + day + 120 * MINUTE,
    arrivalWindowMinutes: 30,
  })
const rule = { now: NINE + 80 * MINUTE, lateAfterMinutes: 15 }
const minutesOf = (visits: readonly BoardVisitFragment[]) => {
  const found = arrivalsOf(visits, { ...rule, timeZone: 'America/New_York' }).get('2')
  return found && [(found.at - NINE) / MINUTE, (found.latestAt - NINE) / MINUTE]
}

test('the next arrival follows work that overruns, and the promise is the arrival window', () => {
  // 20 minutes over: 6 and 14 more.
  expect(minutesOf([started, next([ana])])).toEqual([100, 90])
})

test('without an arrival window the company’s waiting time applies', () => {
  const plain = of({ id: '2', startAt: NINE + 60 * MINUTE, endAt: NINE + 120 * MINUTE })
  expect(minutesOf([started, plain])).toEqual([100, 75])
})

test('with several technicians the last arrival counts', () => {
  expect(minutesOf([started, next([ben])])).toEqual([80, 90])
  expect(minutesOf([started, next([ben, ana])])).toEqual([100, 90])
})

test('other days, and cancelled or declined visits, have no prediction', () => {
  expect(minutesOf([started, next([ana], 24 * 3600)])).toBeUndefined()
  expect(minutesOf([started, next([])])).toBeUndefined()
  expect(minutesOf([started, of({ id: '2', status: 'CANCELLED' })])).toBeUndefined()
})
