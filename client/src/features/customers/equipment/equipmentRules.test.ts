import { expect, test } from 'vitest'
import { equipmentMatcher, isOlderThan, warrantyDays, warrantyState } from './equipmentRules.ts'

const today = '2026-11-29'

test.each([
  ['', null],
  ['2026-11-28', 'ended'],
  ['2026-11-29', 'ending'],
  ['2026-12-29', 'ending'],
  ['2026-12-30', 'running'],
  ['2025', 'ended'],
  ['2026', 'running'],
  ['2027', 'running'],
])('the warranty until %j is %j', (warrantyUntil, state) => {
  expect(warrantyState({ warrantyUntil }, today)).toBe(state)
})

test('counts the days to the end of a warranty', () => {
  expect(warrantyDays({ warrantyUntil: '2026-12-11' }, today)).toBe(12)
  expect(warrantyDays({ warrantyUntil: '2026' }, '2026-12-30')).toBe(1)
})

test.each([
  ['2016-11-29', true],
  ['2016-11-30', false],
  ['2015', true],
  ['2016', false],
  ['', false],
])('something installed %j is over 10 years old: %j', (installed, isOld) => {
  expect(isOlderThan({ installed }, 10, today)).toBe(isOld)
})

test.each([
  ['water heaters', true],
  ['HEATER rheem', true],
  ['boilers', false],
  ['gas', false],
  ['', true],
])('the search %j finds a water heater: %j', (search, isFound) => {
  expect(equipmentMatcher(search)(['Rheem', 'Water heater XG50', null])).toBe(isFound)
})
