import { expect, test } from 'vitest'
import { daySums, presentPlacements } from './daySums.ts'
import type { PlanPerson, PlanVisit } from './route.ts'

/** 10 km north by road, which takes 15 minutes at 40 km/h. */
const TEN_KM = 10 / 1.3 / 111.195
const at = (tens: number) => ({ latitude: 41.7 + tens * TEN_KM, longitude: -87.6 })
const person: PlanPerson = { id: 'p', home: at(0), open: 480, close: 1020, timeOff: [], categoryIds: null }
const visit = (id: string, from: number | null, tens: number, part: Partial<PlanVisit> = {}): PlanVisit => ({
  id,
  place: at(tens),
  from,
  minutes: 60,
  staffIds: from === null ? [] : ['p'],
  categoryId: null,
  isFixed: false,
  window: null,
  ...part,
})

const getSums = (visits: PlanVisit[]) => daySums(visits, presentPlacements(visits), [person])

test('sums the drives from home through all stops', () => {
  const sums = getSums([visit('b', 600, 3), visit('a', 480, 1), visit('c', null, 5)])
  expect(sums.km).toBeCloseTo(30, 1)
  expect(sums.driveMinutes).toBeGreaterThanOrEqual(45)
  expect(sums.driveMinutes).toBeLessThanOrEqual(47)
  expect(sums).toMatchObject({ unassigned: 1, promises: 0, promisesMet: 0 })
})

test('a promise breaks where the visit before it and the drive take too long', () => {
  const promise = (from: number) => ({ promise: { from, to: from + 30 } })
  const day = [visit('a', 480, 0, promise(480)), visit('b', 540, 2, promise(540)), visit('c', 600, 5, promise(600))]
  // The second one is reached at 570 or 571, the third one 60 minutes of work and 45 of driving later.
  const wider = day.map((of) => (of.id === 'b' ? { ...of, promise: { from: 540, to: 575 } } : of))
  expect(getSums(wider)).toMatchObject({ promises: 3, promisesMet: 2 })
  expect(getSums(wider.slice(0, 2))).toMatchObject({ promises: 2, promisesMet: 2 })
  // Unassigned visits don’t meet their promise.
  expect(getSums([{ ...visit('d', 480, 0, promise(480)), staffIds: [] }])).toMatchObject({ unassigned: 1, promises: 1, promisesMet: 0 })
})

test('a window counts as the promise where none is given', () => {
  const day = [visit('a', 480, 0, { window: { from: 0, to: 719 } }), visit('b', 600, 0, { window: { from: 0, to: 719 }, promise: null })]
  expect(getSums(day)).toMatchObject({ promises: 1, promisesMet: 1 })
})

test('later in the day a visit that has not started can no longer meet a promise that has passed', () => {
  const promise = { promise: { from: 480, to: 510 } }
  const day = [
    visit('begun', 480, 0, { ...promise, isFixed: true }),
    visit('late', 490, 0, promise),
    visit('next', 800, 0, { promise: { from: 800, to: 830 } }),
  ]
  expect(daySums(day, presentPlacements(day, 700), [person])).toMatchObject({ unassigned: 0, promises: 3, promisesMet: 2 })
})
