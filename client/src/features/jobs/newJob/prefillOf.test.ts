import { expect, test } from 'vitest'
import { prefillOf } from './prefillOf.ts'

const of = (search: string) => prefillOf(new URLSearchParams(search))

test('a board slot prefills day, time and staff', () => {
  expect(of('date=2026-11-24&start=09:30&staff=7,8&staff=7&customer=30')).toEqual({
    dates: ['2026-11-24'],
    startTime: '09:30',
    staffIds: ['7', '8'],
    customerId: '30',
  })
})

test('malformed values are ignored', () => {
  expect(of('date=2026-02-30&start=25:00&staff=x&customer=')).toEqual({})
})
