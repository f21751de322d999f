import { expect, test } from 'vitest'
import { isFit, withoutOwnClashes, withFirst } from './useRankedStaff.ts'

const person = { id: '9', name: 'Ada', color: null, role: null, categoryMatch: true, visitsThatDay: 1, distanceKm: null, score: null }
const clash = (jobNumber: string | null) => ({ visitId: '1', jobNumber, startAt: 1, endAt: 2 })

test('staff busy with the moved visit itself count as free', () => {
  const busy = { ...person, isAvailable: false, unavailableReason: null, clashes: [clash('J-12')] }
  expect(withoutOwnClashes(busy, 'J-12')).toEqual({ ...busy, isAvailable: true, clashes: [] })
})

test('staff with another visit, time off or an unnamed visit do not', () => {
  const item = { ...person, isAvailable: false, unavailableReason: null, clashes: [clash('J-12'), clash('J-13')] }
  expect(withoutOwnClashes(item, 'J-12')).toEqual({ ...item, clashes: [clash('J-13')] })
  const off = { ...person, isAvailable: false, unavailableReason: 'On vacation', clashes: [clash('J-12')] }
  expect(withoutOwnClashes(off, 'J-12')).toEqual({ ...off, clashes: [] })
  const unnamed = { ...person, isAvailable: false, unavailableReason: null, clashes: [clash(null)] }
  expect(withoutOwnClashes(unnamed, 'J-12')).toBe(unnamed)
  const unknown = { ...person, isAvailable: null, unavailableReason: null, clashes: null }
  expect(withoutOwnClashes(unknown, 'J-12')).toBe(unknown)
})

test.each([
  [true, true, true, true],
  [true, null, true, true],
  [true, false, true, false],
  [false, true, true, false],
  [null, true, true, false],
  [true, null, false, false],
  [true, true, false, true],
])('available %j and of the trade %j, with a date %j: the best fit %j', (isAvailable, categoryMatch, isDated, fits) => {
  expect(isFit({ isAvailable, categoryMatch }, isDated)).toBe(fits)
})

test('assigned staff come first, the others stay in ranking order', () => {
  const ranked = ['7', '8', '9'].map((id) => ({ id }))
  expect(withFirst(ranked, [{ id: '9' }]).map(({ id }) => id)).toEqual(['9', '7', '8'])
  expect(withFirst(ranked, [])).toEqual(ranked)
})
