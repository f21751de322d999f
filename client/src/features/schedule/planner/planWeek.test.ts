import { describe, expect, test } from 'vitest'
import { planWeek, type WeekDay } from './planWeek.ts'
import type { PlanPerson, PlanVisit } from './route.ts'

const ann: PlanPerson = { id: 'ann', home: null, open: 480, close: 720, timeOff: [], categoryIds: ['hvac'] }
const job = (id: string, part: Partial<PlanVisit> = {}): PlanVisit => ({
  id,
  place: null,
  from: null,
  minutes: 120,
  staffIds: [],
  categoryId: null,
  isFixed: false,
  window: null,
  ...part,
})
const day = (date: string, part: Partial<WeekDay> = {}): WeekDay => ({ date, visits: [], people: [ann], earliest: 0, ...part })
const format = (jobs: readonly PlanVisit[], days: readonly WeekDay[]): string[] =>
  planWeek(jobs, days, { step: 15 }).placed.map(({ jobId, date, from }) => `${jobId} ${date} ${from / 60}`)

describe('a plan of several days', () => {
  test('fills each day within its hours before the next one', () => {
    const found = format([job('a'), job('b'), job('c')], [day('mon'), day('tue')])
    expect(found.map((word) => word.slice(2)).toSorted()).toEqual(['mon 10', 'mon 8', 'tue 8'])
  })
  test('goes around booked visits, and leaves these alone', () => {
    const booked = job('x', { from: 480, staffIds: ['ann'] })
    expect(format([job('a')], [day('mon', { visits: [booked] })])).toEqual(['a mon 10'])
  })
  test('begins no job before the time that is left of today', () => {
    expect(format([job('a'), job('b')], [day('mon', { earliest: 595 }), day('tue')]).map((word) => word.slice(2))).toEqual([
      'mon 10',
      'tue 8',
    ])
  })
  test('takes urgent jobs first', () => {
    expect(format([job('a'), job('b'), job('u', { isUrgent: true })], [day('mon', { people: [{ ...ann, close: 600 }] })])).toEqual([
      'u mon 8',
    ])
  })
  test('names the rule against a job that fits on no day', () => {
    const { placed, unplaced } = planWeek([job('a', { categoryId: 'roof' })], [day('mon'), day('tue')], { step: 15 })
    expect(placed).toEqual([])
    expect(unplaced).toMatchObject([{ visit: { id: 'a' }, reason: 'TRADE' }])
  })
})
