import { expect, test } from 'vitest'
import { NINE } from '../../testing/jobs.ts'
import { lateText, minutesLate } from './lateness.ts'

const waiting = { status: 'ASSIGNED', startAt: NINE, isLate: null } as const
const after = (minutes: number, lateAfterMinutes = 15) => ({ now: NINE + minutes * 60, lateAfterMinutes })

test('a visit is late once its start is overdue by more than the company’s limit', () => {
  expect(minutesLate(waiting, after(15))).toBeNull()
  expect(minutesLate(waiting, after(16))).toBe(16)
  expect(minutesLate(waiting, after(16, 30))).toBeNull()
  expect(minutesLate({ ...waiting, status: 'ON_THE_WAY' }, after(25))).toBe(25)
})

test('a visit that has begun, is over or has no time is not late', () => {
  for (const status of ['REACHED', 'STARTED', 'COMPLETED', 'CANCELLED', 'UNSCHEDULED'] as const)
    expect(minutesLate({ ...waiting, status }, after(60))).toBeNull()
  expect(minutesLate({ ...waiting, startAt: null }, after(60))).toBeNull()
})

test('a visit that the backend reports as late is late', () => {
  expect(minutesLate({ ...waiting, isLate: true }, after(10))).toBe(10)
})

test('lateness is in minutes, then hours, then days', () => {
  expect(lateText(25)).toBe('25 minutes late')
  expect(lateText(60)).toBe('1 hour late')
  expect(lateText(125)).toBe('2 hours 5 minutes late')
  expect(lateText(1440 * 3 + 70)).toBe('3 days late')
})
