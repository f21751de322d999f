import { expect, test } from 'vitest'
import { toCamel, toWire } from './casing.ts'

test('converts nested names, not values', () => {
  expect(toCamel({ job_number: 'J-1', visits: [{ start_at: 1, staff_ids: [2] }], total: null })).toEqual({
    jobNumber: 'J-1',
    visits: [{ startAt: 1, staffIds: [2] }],
    total: null,
  })
  expect(toWire({ jobId: 1, staffIds: [2], nested: { startTime: '09:00' } })).toEqual({
    job_id: 1,
    staff_ids: [2],
    nested: { start_time: '09:00' },
  })
})

test('converts the wire’s misspellings both ways', () => {
  const wire = { is_verfied: true, free_trail_days: 7, jobfinished_notes: 'Done', staffs: [] }
  const product = { isVerified: true, freeTrialDays: 7, jobFinishedNotes: 'Done', staff: [] }
  expect(toCamel(wire)).toEqual(product)
  expect(toWire(product)).toEqual(wire)
})

test('keeps digits in names', () => {
  expect(toWire(toCamel({ street1: 'a', street2: 'b' }))).toEqual({ street1: 'a', street2: 'b' })
})
