import { expect, test } from 'vitest'
import { punctualityOf } from './punctuality.ts'

const START = 1_795_442_400
const at = (startAt: number | null, reachedAt: number | null, startedAt: number | null = null) =>
  punctualityOf({ startAt, reachedAt, startedAt }, 15)

test('an arrival is late after the limit, to the second', () => {
  expect([at(START, START - 60), at(START, START + 900), at(START, START + 901)]).toEqual(['on_time', 'on_time', 'late'])
})

test('uses the start of work if the arrival is missing, and ignores visits without either', () => {
  expect([at(START, null, START + 900), at(START, null, START + 1800)]).toEqual(['on_time', 'late'])
  expect([at(START, null), at(null, START)]).toEqual(['not_recorded', 'not_recorded'])
})
