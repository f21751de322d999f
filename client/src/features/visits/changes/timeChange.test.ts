import { expect, test } from 'vitest'
import { timeChange } from './changeRow.ts'

test.each([
  ['9:00 – 10:00 AM', '10:00 – 11:00 AM', '9:00–10:00 → 10:00–11:00 AM'],
  ['9:00 – 10:00 AM', '1:00 – 2:00 PM', '9:00–10:00 AM → 1:00–2:00 PM'],
  ['11:00 AM – 12:30 PM', '1:00 – 2:30 PM', '11:00 AM–12:30 PM → 1:00–2:30 PM'],
  ['09:00 – 10:00', '10:00 – 11:00', '09:00–10:00 → 10:00–11:00'],
])('%s to %s is written %s, and never starts with AM or PM alone', (before, after, text) => {
  const change = timeChange(before, after).join(' → ')
  expect(change.replaceAll('\u00a0', ' ')).toBe(text)
  expect(change).not.toMatch(/ [AP]M/)
})
