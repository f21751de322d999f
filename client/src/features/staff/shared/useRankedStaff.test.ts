import { expect, test } from 'vitest'
import { beside } from './useRankedStaff.ts'

const person = { id: '9', name: 'Ada', color: null, role: null, categoryMatch: true, visitsThatDay: 1, distanceKm: null, score: null }
const clash = (jobNumber: string | null) => ({ visitId: '1', jobNumber, startAt: 1, endAt: 2 })

test('who is busy with the visit that is moved is free for it', () => {
  const busy = { ...person, isAvailable: false, unavailableReason: null, clashes: [clash('J-12')] }
  expect(beside(busy, 'J-12')).toEqual({ ...busy, isAvailable: true, clashes: [] })
})

test('who is busy with another one, off, or with a visit that nobody names is not', () => {
  const other = { ...person, isAvailable: false, unavailableReason: null, clashes: [clash('J-12'), clash('J-13')] }
  expect(beside(other, 'J-12')).toEqual({ ...other, clashes: [clash('J-13')] })
  const off = { ...person, isAvailable: false, unavailableReason: 'On vacation', clashes: [clash('J-12')] }
  expect(beside(off, 'J-12')).toEqual({ ...off, clashes: [] })
  const unnamed = { ...person, isAvailable: false, unavailableReason: null, clashes: [clash(null)] }
  expect(beside(unnamed, 'J-12')).toBe(unnamed)
  const unknown = { ...person, isAvailable: null, unavailableReason: null, clashes: null }
  expect(beside(unknown, 'J-12')).toBe(unknown)
})
