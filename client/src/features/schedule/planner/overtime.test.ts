import { describe, expect, test } from 'vitest'
import { planDay } from './planDay.ts'
import { overtimeMinutes, type PlanPerson, type PlanVisit } from './route.ts'

const HOUR = 60
const ann: PlanPerson = { id: 'ann', home: null, open: 8 * HOUR, close: 17 * HOUR, timeOff: [], categoryIds: null }
const ben: PlanPerson = { ...ann, id: 'ben', close: 19 * HOUR }
const visit = (id: string, given: Partial<PlanVisit>): PlanVisit => ({
  id,
  place: null,
  from: null,
  minutes: HOUR,
  staffIds: [],
  categoryId: null,
  isFixed: false,
  window: null,
  ...given,
})
const options = { step: 15, earliest: 0 }
const keeping = { ...options, keepsOvertime: true }
const late = visit('late', { from: 16.5 * HOUR, staffIds: ['ann'] })
const onTime = { ...late, window: { from: 16.5 * HOUR, to: 16.5 * HOUR } }
const fullDay = visit('full', { from: 8 * HOUR, minutes: 9 * HOUR, staffIds: ['ann'], isFixed: true })
/** So many kilometers to the north by road: 1.3 times 111.195 km are one degree. */
const north = (km: number) => ({ latitude: 41 + km / 1.3 / 111.195, longitude: -87 })

test('overtime is the part of a day outside of working hours', () => {
  expect(overtimeMinutes(ann, 9 * HOUR, 16 * HOUR)).toBe(0)
  expect(overtimeMinutes(ann, 7.5 * HOUR, 17.25 * HOUR)).toBe(45)
  expect(overtimeMinutes(ann, 18 * HOUR, 19 * HOUR)).toBe(60)
  expect(overtimeMinutes(ann, 6 * HOUR, 7 * HOUR)).toBe(60)
  expect(overtimeMinutes({ ...ann, close: ann.open }, 9 * HOUR, 10 * HOUR)).toBe(0)
})

describe('a visit that runs past working hours', () => {
  test('stays where it must keep its time', () => {
    const { visits, before, after } = planDay([onTime], [ann], keeping)
    expect(visits).toMatchObject([{ personId: 'ann', from: 16.5 * HOUR, reason: 'UNCHANGED' }])
    expect([before.overtimeMinutes, after.overtimeMinutes]).toEqual([30, 30])
  })
  test('moves into working hours', () => {
    const { visits, after } = planDay([late], [ann], keeping)
    expect(visits).toMatchObject([{ from: 16 * HOUR, reason: 'LESS_OVERTIME' }])
    expect(after.overtimeMinutes).toBe(0)
  })
  test('goes to a technician with longer hours while that takes less driving than 40 km an hour', () => {
    // 30 minutes of overtime count as 20 km, another technician as 1 km.
    const given = (km: number) => planDay([{ ...onTime, place: north(0) }], [ann, { ...ben, home: north(km) }], keeping).visits
    expect(given(18.5)).toMatchObject([{ personId: 'ben', from: 16.5 * HOUR, reason: 'LESS_OVERTIME' }])
    expect(given(19.5)).toMatchObject([{ personId: 'ann', reason: 'UNCHANGED' }])
  })
  test('breaks a rule unless overtime is allowed to stay', () => {
    expect(planDay([late], [ann], options).visits).toMatchObject([{ from: 16 * HOUR, reason: 'MENDS_CONFLICT' }])
  })
  test('makes no room for others after working hours', () => {
    const evening = visit('evening', { from: 19 * HOUR, staffIds: ['ann'], isFixed: true })
    expect(planDay([fullDay, evening, visit('a', {})], [ann], keeping).unplaced).toMatchObject([{ reason: 'HOURS' }])
  })
})

test('a visit without a place gets overtime where that is allowed, and no more than that', () => {
  const plan = (overtime: number) => planDay([fullDay, visit('a', {})], [ann], { ...options, overtime })
  expect(plan(60).visits).toMatchObject([{ from: 17 * HOUR, reason: 'WAS_UNASSIGNED' }])
  expect(plan(60).after.overtimeMinutes).toBe(60)
  expect(plan(45).unplaced).toMatchObject([{ reason: 'HOURS', relaxed: { from: 17 * HOUR } }])
  const away = { ...ann, close: ann.open }
  expect(planDay([visit('a', {})], [away], { ...options, overtime: 60 }).unplaced).toMatchObject([{ reason: 'NO_HOURS' }])
})

describe('a promise that is no hard rule', () => {
  const first = visit('first', { from: 9 * HOUR, staffIds: ['ann'], promise: { from: 9 * HOUR, to: 9.5 * HOUR } })
  const second = { ...first, id: 'second', promise: { from: 9 * HOUR, to: 11 * HOUR } }

  test('is met where that is possible', () => {
    const { visits, after } = planDay([second, first], [ann], options)
    expect(visits.map(({ visit: { id }, from }) => [id, from])).toEqual([
      ['first', 9 * HOUR],
      ['second', 10 * HOUR],
    ])
    expect(after).toMatchObject({ promises: 2, promisesMet: 2 })
  })
  test('comes before kilometers, and after a visit without a place', () => {
    const nine = { ...ann, home: north(0), open: 9 * HOUR, close: 11 * HOUR }
    // Within two hours one of the two comes second.
    const both = [first, { ...second, promise: first.promise }]
    expect(planDay(both, [nine], options)).toMatchObject({ unplaced: [], after: { promises: 2, promisesMet: 1 } })
    const far = { ...nine, id: 'far', home: north(90) }
    const placed = both.map((of) => ({ ...of, place: north(0) }))
    expect(planDay(placed, [nine, far], options)).toMatchObject({ unplaced: [], after: { promisesMet: 2 } })
  })
})
