import { expect, test } from 'vitest'
import { NINE, visit } from '../../testing/jobs.ts'
import { movedVisits } from './movedVisits.ts'

const zone = 'America/New_York'
const WEEK = 7 * 24 * 3600
const HOUR = 3600

/** Visit of a week, `late` hours after nine. */
const at = (week: number, late: number, isException: boolean | null, status: 'ASSIGNED' | 'COMPLETED' = 'ASSIGNED') => {
  const startAt = NINE + week * WEEK + late * HOUR
  return visit({ id: String(week), startAt, endAt: startAt + 5400, isException, status })
}

test.each([
  ['marks before unmarked visits count', [at(0, 0, false), at(1, 2, true), at(2, 2, true), at(3, 0, false)], ['1', '2']],
  ['one marked visit at the end counts', [at(0, 0, false), at(1, 0, false), at(2, 2, true)], ['2']],
  ['a series that was moved as a whole from its second visit', [at(0, 0, false), at(1, 2, true), at(2, 2, true), at(3, 2, true)], []],
  ['one of it was moved by hand afterwards', [at(0, 2, true), at(1, 2, true), at(2, 5, true), at(3, 2, true)], ['2']],
  ['completed visits keep their mark', [at(0, 1, true, 'COMPLETED'), at(1, 2, true), at(2, 2, true)], ['0']],
  ['marks that are not returned', [at(0, 0, null), at(1, 2, null)], []],
])('%s', (_, visits, moved) => {
  expect([...movedVisits(visits, zone)]).toEqual(moved)
})

test('the time of day is compared across a change of clocks', () => {
  // 2027-03-14: clocks go forward.
  const weeks = [15, 16, 17].map((week) => at(week, week === 15 ? 0 : -1, true))
  expect([...movedVisits(weeks, zone)]).toEqual([])
})
