import { expect, test } from 'vitest'
import { booleanIn, dateIn, instantIn, intIn, numberIn, textIn, timeIn, wholeIn } from './plainValues.ts'

/** 2026-11-22 10:30 UTC. */
const HALF_PAST_TEN = 1_795_343_400

test.each([
  [numberIn, 45, 45],
  [numberIn, '45.0', 45],
  [numberIn, '-0.25', -0.25],
  [numberIn, '1e3', undefined],
  [numberIn, '', undefined],
  [numberIn, ' ', undefined],
  [numberIn, Number.NaN, undefined],
  [numberIn, [45], undefined],
  [wholeIn, '519', 519],
  [wholeIn, '7.0', 7],
  [wholeIn, '7.5', undefined],
  [wholeIn, 2 ** 60, undefined],
  [intIn, '12', 12],
  [intIn, 1_795_343_400_000, undefined],
  [booleanIn, 0, false],
  [booleanIn, '1', true],
  [booleanIn, 'maybe', undefined],
  [booleanIn, 2, undefined],
  [textIn, 97201, '97201'],
  [textIn, true, undefined],
  [instantIn, HALF_PAST_TEN, HALF_PAST_TEN],
  [instantIn, String(HALF_PAST_TEN), HALF_PAST_TEN],
  [instantIn, '2026-11-22T10:30:00Z', HALF_PAST_TEN],
  [instantIn, '2026-11-22T10:30:00.123Z', HALF_PAST_TEN],
  [instantIn, '2026-11-22T05:30:00-05:00', HALF_PAST_TEN],
  [instantIn, '2026-11-22 16:00:00 +0530', HALF_PAST_TEN],
  [instantIn, '2026-11-22 10:30:00 UTC', HALF_PAST_TEN],
  [instantIn, '2026-11-22T10:30:00', undefined],
  [instantIn, 'yesterday', undefined],
  [dateIn, '2026-11-22', '2026-11-22'],
  [dateIn, '2026-11-22T23:30:00-05:00', '2026-11-22'],
  [dateIn, '2026-02-30', undefined],
  [dateIn, '22/11/2026', undefined],
  [timeIn, '10:00', '10:00'],
  [timeIn, '9:05', '09:05'],
  [timeIn, '10:00:00', '10:00'],
  [timeIn, '10:00 AM', '10:00'],
  [timeIn, '12:15 am', '00:15'],
  [timeIn, '12:15 PM', '12:15'],
  [timeIn, '1:15 p.m.', '13:15'],
  [timeIn, '2000-01-01T10:00:00.000Z', '10:00'],
  [timeIn, '13:00 PM', undefined],
  [timeIn, '24:00', undefined],
  [timeIn, 'noon', undefined],
] as const)('%o reads %o as %o', (read, value, expected) => {
  expect(read(value)).toBe(expected)
})
