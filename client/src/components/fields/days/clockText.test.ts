import { expect, test } from 'vitest'
import { clockOfText, clocksBetween } from './clockText.ts'

test.each([
  ['9', false, '09:00'],
  ['9:30 am', false, '09:30'],
  ['9:30 AM', false, '09:30'],
  ['12 am', false, '00:00'],
  ['12pm', false, '12:00'],
  ['2', false, '14:00'],
  ['2', true, '02:00'],
  ['02:00', false, '02:00'],
  ['0930', true, '09:30'],
  ['14.15', true, '14:15'],
  ['11:05 p.m.', false, '23:05'],
  ['', false, null],
  ['soon', false, null],
  ['25:00', true, null],
  ['9:75', true, null],
  ['13 pm', false, null],
])('%j on a clock of 24 hours: %s means %s', (text, is24Hour, time) => expect(clockOfText(text, is24Hour)).toBe(time))

test('suggested times are one step apart', () => {
  expect(clocksBetween('09:00', '10:30', 30)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  expect(clocksBetween('10:00', '09:00', 30)).toEqual([])
})
