import { expect, test } from 'vitest'
import { ana, ben, job, NINE, visit } from '../../../testing/jobs.ts'
import { type ActionTarget, targetOfVisit } from '../../visits/actionTarget.ts'
import { inputFor } from './series.ts'

const zone = 'America/New_York'
const target = (part: Parameters<typeof visit>[0]): ActionTarget => targetOfVisit(job({ visitsTotal: 2 }), visit(part))
const chosen = target({ id: '501', staff: [ana] })
const later = target({ id: '502', startAt: NINE + 604_800, endAt: NINE + 604_800 + 5400, staff: [ben] })
const move = { date: '2026-11-24', startTime: '11:00', endTime: '12:30', staffIds: ['7'] }

test('a later visit moves by the same number of days and keeps its staff', () => {
  expect(inputFor(later, chosen, move, zone)).toEqual({ ...move, date: '2026-12-01', staffIds: ['8'], isException: false })
})

test('chosen staff apply to every visit', () => {
  expect(inputFor(later, chosen, { ...move, staffIds: ['9'] }, zone).staffIds).toEqual(['9'])
})

test('a later visit whose staff was not returned is sent without staff', () => {
  expect(inputFor({ ...later, staff: null }, chosen, move, zone).staffIds).toBeUndefined()
})

test('each visit keeps its mark, and an unknown mark is not sent', () => {
  expect(inputFor({ ...later, isException: true }, chosen, move, zone).isException).toBe(true)
  expect(inputFor(target({ id: '503', isException: null }), chosen, move, zone)).not.toHaveProperty('isException')
})

test('a change of staff applies to every visit at its own time', () => {
  const input = inputFor(later, { ...chosen, isStaffChange: true }, move, zone)
  expect(input).toEqual({ date: '2026-11-30', startTime: '09:00', endTime: '10:30', staffIds: ['7'], isException: false })
})
